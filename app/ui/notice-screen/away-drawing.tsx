/** The drawing of a page that cannot reach what it needs: it waits, and what it waits for is not there. */
import { Drawing, drawn, Push, Step, Waiting } from './line-drawing.tsx'

interface AwayMap {
  page: string
  pageWho: string
  pageWith: string
  waits: string
  /** What cannot be reached. */
  records: string
  away: string
}

/** `by`: who waits, the visitor or a server of ours. */
export function AwayDrawing({ map, by }: { map: AwayMap; by: 'person' | 'software' }) {
  return (
    <>
      <Drawing width={1120} height={170} on="wide">
        <path className={drawn.ladder} d="M0 142H60V164H210V142" />
        <path className={drawn.wait} d="M210 142H1600" />
        <Push x={4} y={70} length={50} />
        <Step x={60} y={6} width={150} name={map.page} words={[map.pageWho, map.pageWith]} by={by} />
        <Push x={216} y={70} length={88} />
        <Waiting x={346} y={84} side={50} />
        <text className={drawn.large} x={230} y={130}>
          {map.waits}
        </text>
        <Records x={410} y={6} width={240} map={map} />
      </Drawing>
      <Drawing width={300} height={236} on="narrow">
        <path className={drawn.ladder} d="M2 0V8H22V92H2" />
        <path className={drawn.wait} d="M2 92V236" />
        <Step x={44} y={8} width={170} name={map.page} words={[map.pageWho, map.pageWith]} by={by} />
        <Waiting x={64} y={132} side={34} />
        <text className={drawn.large} x={92} y={130}>
          {map.waits}
        </text>
        <Records x={44} y={148} width={200} map={map} />
      </Drawing>
    </>
  )
}

interface RecordsProps {
  x: number
  y: number
  width: number
  map: AwayMap
}

/** Where they are when they are there. */
function Records({ x, y, width, map }: RecordsProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={drawn.ghost} d={`M0 0H${width}V84H0z`} />
      <text className={drawn.name} x="12" y="24">
        {map.records}
      </text>
      <text x="12" y="60">
        {map.away}
      </text>
    </g>
  )
}
