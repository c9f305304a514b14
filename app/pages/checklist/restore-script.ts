/**
 * Ticks the boxes while the page is being read, before the first paint: the ladder stands right at once, and React,
 * which comes later, finds it so. Where the account knows a later change of a point, its box stays as it came. What is
 * wrong in storage is left to `readTicks`. Boxes that are touched meanwhile are remembered, for `useTicks`.
 */
import { storageKey } from './tick-store.ts'

export const restoreScript = `try{const t=JSON.parse(localStorage.getItem('${storageKey}'));for(const i in t){const b=document.getElementById(i);if(b&&!(b.dataset.at>=t[i]?.at))b.checked=t[i]?.on===true}}catch{}document.getElementById('checklist').addEventListener('change',e=>{e.target.touched=true})`
