/** Why a form did not go through, when what was typed is not the reason. The same for every form that sends. */
export type SendRefusal =
  | { reason: 'too_many'; minutes: number }
  /** The server cannot store anything now. */
  | { reason: 'down' }
  /** The browser says that it has no connection. */
  | { reason: 'offline' }
  /** No answer, or none that means anything. */
  | { reason: 'failed' }
