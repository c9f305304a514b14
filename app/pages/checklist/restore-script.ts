/**
 * Ticks the boxes while the page is being read, before the first paint: the ladder stands right at once, and React,
 * which comes later, finds it so. It only ticks; what is wrong in storage is left to `readTicks`.
 */
import { storageKey } from './tick-store.ts'

export const restoreScript = `try{const t=JSON.parse(localStorage.getItem('${storageKey}'));for(const i in t){const b=document.getElementById(i);if(b&&t[i].on===true)b.checked=true}}catch{}`
