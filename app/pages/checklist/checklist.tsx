/** The boxes, the ladder above them and the result below. One form, so that a browser does not fill it in by itself. */
import type { Content } from '#app/content/index.server.ts'
import { scoreOf } from '#app/domain/checklist/score.ts'
import { isTicked, type Ticks } from '#app/domain/checklist/ticks.ts'
import { useNonce } from '#app/nonce.ts'
import type { SessionUser } from '#app/session/session-user.ts'
import { useSession } from '#app/session/use-session.ts'
import type { SheetPlace } from '#app/ui/sheet-section/sheet-section.tsx'
import { ActionRow } from './action-row.tsx'
import { ladderRules } from './ladder-rules.ts'
import { restoreScript } from './restore-script.ts'
import { ResultSection } from './result-section.tsx'
import { ScoreBar } from './score-bar.tsx'
import { ThemeSection } from './theme-section.tsx'
import { useAccountTicks } from './use-account-ticks.ts'
import { useTicks } from './use-ticks.ts'

interface ChecklistProps {
  copy: Content<'checklist'>
  /** Of the themes, then of the result. */
  places: readonly SheetPlace[]
  /** Who was signed in when the page was made; undefined when nobody could say. */
  user: SessionUser | null | undefined
  /** Of the account. */
  accountTicks: Ticks | undefined
}

export function Checklist({ copy, places, user, accountTicks }: ChecklistProps) {
  const nonce = useNonce()
  const { ticks, ready, kept, tick, startOver, undo, add } = useTicks()
  const session = useSession(user)
  // The marker alone proves nothing: the server has to have said who it is.
  const signedIn = session.state === 'signed-in' && session.user !== undefined
  const inAccount = useAccountTicks({ ticks, ready, signedIn, initial: accountTicks, add })
  const { themes } = copy
  const score = scoreOf(ticks, themes, copy.bands)
  const resultAt = places[themes.length]
  return (
    <form id="checklist" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {/* Enter in a box would send the form, and the ticks would be gone: a default button that is off forbids it. */}
      <button type="submit" disabled hidden />
      <style nonce={nonce} suppressHydrationWarning>
        {ladderRules('#checklist', themes)}
      </style>
      <ActionRow copy={copy} {...{ ready, kept, inAccount, startOver, undo }} inPlace={score.inPlace} />
      <ScoreBar copy={copy} score={score} ready={ready} />
      {themes.map((theme, index) => {
        const at = places[index]
        return at ? (
          <ThemeSection
            key={theme.id}
            theme={theme}
            number={index + 1}
            at={at}
            words={copy.theme}
            level={score.themes[index]?.level ?? 'low'}
            first={ready && score.firstTheme === theme.id}
            ready={ready}
            isTicked={(point) => isTicked(ticks, point)}
            tick={tick}
          />
        ) : null
      })}
      {resultAt ? <ResultSection copy={copy} score={score} at={resultAt} ready={ready} /> : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, allowed by hash or nonce */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: restoreScript }} suppressHydrationWarning />
    </form>
  )
}
