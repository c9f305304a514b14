/** A map in the making: the pencil has come half way, what follows is only set out. */
import { Drawing, drawn } from '#app/ui/notice-screen/line-drawing.tsx'

export function UnfinishedLine() {
  return (
    <>
      <Drawing width={1120} height={176} on="wide">
        <path className={drawn.ghost} d="M380 90H420V6H290M520 6H650V90H520zM750 6H880V90H750zM980 6H1110V90H980z" />
        <path className={drawn.ghost} d="M380 142H420M420 142H520V172H650V142H750V172H880V142H980V172H1110V142H1600" />
        <path className={drawn.data} d="M60 42V90H190V42M60 66H190" />
        <path className={drawn.box} d="M60 6H190V42H60z" />
        <path className={drawn.ladder} d="M0 142H60V172H190V142H290V172H350" />
        <path className={drawn.ladder} d="M290 6V90H380" />
        <Pencil x={350} y={172} />
      </Drawing>
      <Drawing width={300} height={176} on="narrow">
        <path
          className={drawn.ghost}
          d="M200 90H230V6H150M270 6H350V90H270zM390 6H470V90H390zM510 6H590V90H510zM630 6H710V90H630z"
        />
        <path
          className={drawn.ghost}
          d="M190 172H230V142H270V172H350V142H390V172H470V142H510V172H590V142H630V172H710V142H900"
        />
        <path className={drawn.data} d="M20 42V90H110V42M20 66H110" />
        <path className={drawn.box} d="M20 6H110V42H20z" />
        <path className={drawn.ladder} d="M0 142H20V172H110V142H150V172H190" />
        <path className={drawn.ladder} d="M150 6V90H200" />
        <Pencil x={190} y={172} />
      </Drawing>
    </>
  )
}

/** Its point at the point. */
function Pencil({ x, y }: { x: number; y: number }) {
  return <path className={drawn.box} d={`M${x} ${y}l6-20 84-84 14 14-84 84zm6-20l14 14m56-84l14 14`} />
}
