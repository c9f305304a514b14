/** Something went wrong: the line breaks at this page, and the loop back is Refresh, which works without JavaScript. */
import { useContext, useEffect } from 'react'
import { sendErrorReport } from '#app/browser/error-report.ts'
import type { Content } from '#app/content/index.server.ts'
import { Drawing, drawn, Push, Step } from '#app/ui/notice-screen/line-drawing.tsx'
import { NoticeScreen } from '#app/ui/notice-screen/notice-screen.tsx'
import { DatabaseAwayContext } from './database-away.ts'

type ErrorsCopy = Content<'errors'>

export function CrashScreen({ copy, error }: { copy: ErrorsCopy; error: unknown }) {
  const away = useContext(DatabaseAwayContext)
  useEffect(() => sendErrorReport(error), [error])

  const { headline, text, button, next } = copy.crash
  return (
    <NoticeScreen
      drawing={<BrokenLine copy={copy} />}
      headline={headline}
      text={text}
      // The page as its address is by now: scripts of ours write it too.
      button={{ label: button, href: '' }}
    >
      <p className="label">{next.label}</p>
      <p>{away ? next.away : next.report}</p>
      <p>{next.reach}</p>
      <ul>
        <li>
          <a href={`tel:${next.phone.number}`}>{next.phone.shown}</a>
        </li>
        <li>
          <a href={`mailto:${next.email.address}`}>{next.email.address}</a>
        </li>
      </ul>
    </NoticeScreen>
  )
}

function BrokenLine({ copy: { notFound, crash } }: { copy: ErrorsCopy }) {
  const { request, linkWho, linkWith, requestWho, requestWith, oneSecond } = notFound.map
  const { page, breaks, refresh } = crash.map
  return (
    <>
      <Drawing width={1120} height={200} on="wide">
        <path className={drawn.ladder} d="M0 142H60V172H190V142H330V172H404" />
        <Push x={4} y={70} length={50} />
        <Step x={60} y={6} width={130} name={request} words={[linkWho, linkWith]} by="person" />
        <Push x={196} y={70} length={128} />
        <Step x={330} y={6} width={150} name={page} words={[requestWho, requestWith]} by="software" />
        <path className={drawn.flowLine} d="M480 70H612" />
        <path className={drawn.break} d="M606 116L620 82L596 70L622 54L608 18M634 116L648 82L624 70L650 54L636 18" />
        <path className={drawn.gone} d="M646 70H1600" />
        <text className={drawn.large} x={672} y={52}>
          {breaks}
        </text>
        <path className={drawn.rework} d="M405 90V122H125V104" />
        <path className={drawn.reworkHead} d="M125 91l6.5 13h-13z" />
        <g className={drawn.waste}>
          <text x={265} y={116}>
            {refresh}
          </text>
        </g>
        <g className={drawn.gain}>
          <text x={125} y={194}>
            {oneSecond}
          </text>
        </g>
      </Drawing>
      <Drawing width={300} height={236} on="narrow">
        <Step x={2} y={2} width={180} name={page} words={[requestWho, requestWith]} by="software" />
        <path className={drawn.flowLine} d="M92 86V136" />
        <path className={drawn.break} d="M46 130L80 144L92 120L108 146L144 132M46 158L80 172L92 148L108 174L144 160" />
        <path className={drawn.gone} d="M92 172V236" />
        <text className={drawn.large} x={162} y={154}>
          {breaks}
        </text>
        <path className={drawn.rework} d="M182 62H286V24H196" />
        <path className={drawn.reworkHead} d="M183 24l13 6.5v-13z" />
        <g className={drawn.waste}>
          <text x={238} y={82}>
            {refresh}
          </text>
        </g>
      </Drawing>
    </>
  )
}
