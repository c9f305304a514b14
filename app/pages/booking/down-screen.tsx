/** Nobody can look up what is free: the plan as an empty scale, and the ways to reach us without it. */
import { Drawing, drawn, Waiting } from '#app/ui/notice-screen/line-drawing.tsx'
import { NoticeScreen } from '#app/ui/notice-screen/notice-screen.tsx'
import type { BookingCopy } from './copy.ts'
import { Reach } from './reach.tsx'

export function DownScreen({ copy, retry }: { copy: BookingCopy; retry: string }) {
  const { down, form } = copy
  return (
    <NoticeScreen
      drawing={<EmptyScale />}
      headline={down.headline}
      text={down.text}
      button={{ label: down.retry, href: retry }}
    >
      <Reach copy={form.reach} />
    </NoticeScreen>
  )
}

function EmptyScale() {
  return (
    <>
      <Drawing width={1120} height={200} on="wide">
        <path className={drawn.ghost} d={`M0 70H960V140H0z${ticksOf(8, 120, 48, 140)}`} />
        <Waiting x={456} y={132} side={50} />
      </Drawing>
      <Drawing width={300} height={140} on="narrow">
        <path className={drawn.ghost} d={`M0 40H288V100H0z${ticksOf(8, 36, 26, 100)}`} />
        <Waiting x={126} y={94} side={34} />
      </Drawing>
    </>
  )
}

function ticksOf(count: number, step: number, top: number, bottom: number): string {
  return Array.from({ length: count + 1 }, (_, index) => `M${index * step} ${top}V${bottom}`).join('')
}
