/** Mails that come too late: their window has passed. In words for the desk. Pure: the page needs them too. */

/** What is noted as the error of a mail that was given up for that, where no attempt at it had failed. */
export const tooLate = 'too late'

/** A reply that could not be delivered for so long is given up: by then somebody has to call. */
export const replyDays = 7

/** Why such a mail is not sent any more. What a reminder says is no longer so; what a person wrote may still be. */
export function tooLateWords({ reply }: { readonly reply: boolean }): string {
  return reply
    ? `It is more than ${replyDays} days old and is not sent any more: write it again, or call.`
    : 'Its day passed before it could go out: what it says is no longer so.'
}
