/** Page not found: a step that is not on the map, and the request that waits in front of it for good. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Drawing, drawn, Push, Step, Waiting } from '#app/ui/notice-screen/line-drawing.tsx'
import { NoticeScreen } from '#app/ui/notice-screen/notice-screen.tsx'

type NotFoundCopy = Content<'errors'>['notFound']

interface NotFoundScreenProps {
  copy: NotFoundCopy
  locale: Locale
  /** The address that was asked for: the name of the missing step. */
  pathname: string
}

export function NotFoundScreen({ copy, locale, pathname }: NotFoundScreenProps) {
  const { headline, text, button, map, otherSheets } = copy
  const home = pathTo('home', locale)
  const others = [
    { label: otherSheets.process, href: `${home}#process` },
    { label: otherSheets.services, href: pathTo('services', locale) },
    { label: otherSheets.prices, href: `${home}#pricing` },
    { label: otherSheets.blog, href: pathTo('blog', locale) },
    { label: otherSheets.contact, href: pathTo('contact', locale) },
  ]
  const address = shownAddress(pathname)
  return (
    <NoticeScreen
      // No script draws it: app/root.tsx.
      drawing={import.meta.env.SSR ? <MissingStep map={map} address={address} /> : null}
      headline={headline}
      text={text}
      button={{ label: button, href: home }}
    >
      <nav aria-labelledby="other-sheets">
        <p className="label" id="other-sheets">
          {otherSheets.label}
        </p>
        <ul>
          {others.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </NoticeScreen>
  )
}

/** What fits in the box, in capitals too as the address of a booking has them; the end tells more than the beginning. */
const mostShown = 26

function shownAddress(pathname: string): string {
  return pathname.length <= mostShown ? pathname : `…${pathname.slice(1 - mostShown)}`
}

function MissingStep({ map, address }: { map: NotFoundCopy['map']; address: string }) {
  return (
    <>
      <Drawing width={1120} height={200} on="wide">
        <path className={drawn.ladder} d="M0 142H60V172H190V142H290V172H420V142" />
        <path className={drawn.wait} d="M420 142H1600" />
        <Push x={4} y={70} length={50} />
        <Step x={60} y={6} width={130} name={map.link} words={[map.linkWho, map.linkWith]} by="person" />
        <Push x={196} y={70} length={88} />
        <Step x={290} y={6} width={130} name={map.request} words={[map.requestWho, map.requestWith]} by="software" />
        <Push x={426} y={70} length={88} />
        <Waiting x={556} y={84} side={50} />
        <text className={drawn.large} x={440} y={130}>
          {map.waits}
        </text>
        <Ghost x={620} y={6} width={300} map={map} address={address} />
        <g className={drawn.gain}>
          <text x={125} y={194}>
            {map.oneSecond}
          </text>
          <text x={355} y={194}>
            {map.oneSecond}
          </text>
        </g>
      </Drawing>
      <Drawing width={300} height={236} on="narrow">
        <path className={drawn.ladder} d="M2 0V8H22V92H2" />
        <path className={drawn.wait} d="M2 92V236" />
        <Step x={44} y={8} width={170} name={map.request} words={[map.requestWho, map.requestWith]} by="software" />
        <Waiting x={64} y={132} side={34} />
        <text className={drawn.large} x={92} y={130}>
          {map.waits}
        </text>
        <Ghost x={44} y={148} width={254} map={map} address={address} />
      </Drawing>
    </>
  )
}

interface GhostProps {
  x: number
  y: number
  width: number
  map: NotFoundCopy['map']
  address: string
}

/** The place where the step would stand, crossed out. */
function Ghost({ x, y, width, map, address }: GhostProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={drawn.ghost} d={`M0 0H${width}V84H0z`} />
      <path className={drawn.cross} d={`M0 84L${width} 0`} />
      <text className={drawn.name} x="12" y="24">
        {map.thisStep}
      </text>
      <text x="12" y="48">
        {address}
      </text>
      <text className={drawn.end} x={width - 12} y="72">
        {map.missing}
      </text>
    </g>
  )
}
