/** The boxes, the ladder above them and the result below. One form: where a list leaves the page, its boxes go along. */
import { type SubmitEvent, useState } from 'react'
import type { Content } from '#app/content/index.server.ts'
import { tickedOf, tickFields } from '#app/domain/checklist/posted-ticks.ts'
import { scoreOf } from '#app/domain/checklist/score.ts'
import { isTicked, type Ticks } from '#app/domain/checklist/ticks.ts'
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import type { Locale } from '#app/locales.ts'
import { useNonce } from '#app/nonce.ts'
import { pathTo } from '#app/paths.ts'
import type { SessionUser } from '#app/session/session-user.ts'
import { useSession } from '#app/session/use-session.ts'
import type { SendRefusal } from '#app/ui/form-failure/refusal.ts'
import type { SheetPlace } from '#app/ui/sheet-section/sheet-section.tsx'
import { ActionRow } from './action-row.tsx'
import { deeds } from './deeds.ts'
import { ladderRules } from './ladder-rules.ts'
import { type PostedChecklist, ticksToShow } from './posted-checklist.ts'
import { restoreScript } from './restore-script.ts'
import { ResultSection } from './result-section.tsx'
import { ScoreBar } from './score-bar.tsx'
import { TakeAlongSection, type TakeAlongWords } from './take-along-section.tsx'
import { ThemeSection } from './theme-section.tsx'
import { useAccountTicks } from './use-account-ticks.ts'
import { useDrawnTicks } from './use-drawn-ticks.ts'
import { useTicks } from './use-ticks.ts'

interface ChecklistProps {
  copy: Content<'checklist'>
  words: TakeAlongWords
  locale: Locale
  /** Of the themes, of the result, of taking it along. */
  places: readonly SheetPlace[]
  /** Who was signed in when the page was made; undefined when nobody could say. */
  user: SessionUser | null | undefined
  /** Of the account. */
  accountTicks: Ticks | undefined
  /** A form that came back. */
  posted: PostedChecklist | undefined
  /** The ticks have just been kept. */
  saved: boolean
  hidden: HiddenValues
}

export function Checklist({ copy, words, locale, places, user, accountTicks, posted, saved, hidden }: ChecklistProps) {
  const nonce = useNonce()
  const drawn = useDrawnTicks(accountTicks)
  // The answer to a post is started by itself, and its boxes show more than the account has.
  const known = posted ? accountTicks : drawn
  const [initial] = useState(() => ticksToShow(known, posted))
  const { ticks, ready, kept, tick, startOver, undo, add } = useTicks(initial)
  const session = useSession(user)
  // The marker alone proves nothing: the server has to have said who it is.
  const owner = session.state === 'signed-in' ? session.user?.email : undefined
  const inAccount = useAccountTicks({ ticks, ready, owner, initial: accountTicks, add })
  const [unsent, setUnsent] = useState<SendRefusal>()
  const { themes } = copy
  const points = themes.flatMap(({ points }) => points.map(({ id }) => id))
  const score = scoreOf(ticks, themes, copy.bands)
  const path = pathTo('checklist', locale)
  const [resultAt, takeAlongAt] = places.slice(themes.length)
  // What the account has, the server can put into words as well.
  const worded = ready || accountTicks !== undefined || posted !== undefined
  const shown = known ? tickedOf(known, points) : (posted?.ticks.shown ?? [])
  const account = {
    signedIn: accountTicks !== undefined || posted?.notSaved !== undefined,
    saved,
    notSaved: posted?.notSaved,
    signIn: pathTo('signIn', locale),
  }

  /** The mail is sent as any form is. Without a line the browser's own page would stand here, and the address be gone. */
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent
    if (navigator.onLine || !(submitter instanceof HTMLButtonElement) || submitter.value !== deeds.mail) return
    event.preventDefault()
    setUnsent({ reason: 'offline' })
  }

  return (
    <form id="checklist" method="post" action={path} noValidate onSubmit={onSubmit}>
      {/* Enter in a box would send the form: a default button that is off forbids it. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name={tickFields.shown} value={shown.join(' ')} autoComplete="off" readOnly />
      <style nonce={nonce} suppressHydrationWarning>
        {ladderRules('#checklist', themes)}
      </style>
      <ActionRow copy={copy} {...{ ready, kept, inAccount, account, startOver, undo }} inPlace={score.inPlace} />
      <ScoreBar copy={copy} score={score} worded={worded} ready={ready} />
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
            first={score.firstTheme === theme.id}
            worded={worded}
            isTicked={(point) => isTicked(ticks, point)}
            changedAt={(point) => initial[point]?.at}
            tick={tick}
          />
        ) : null
      })}
      {resultAt ? <ResultSection copy={copy} score={score} at={resultAt} worded={worded} /> : null}
      {takeAlongAt ? (
        <TakeAlongSection
          copy={copy}
          words={words}
          locale={locale}
          at={takeAlongAt}
          posted={posted?.mail}
          unsent={unsent}
          hidden={hidden}
          ready={ready}
          canSave={account.signedIn && !(ready && inAccount)}
        />
      ) : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, allowed by hash or nonce */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: restoreScript }} suppressHydrationWarning />
    </form>
  )
}
