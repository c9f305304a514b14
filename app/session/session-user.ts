/** The signed-in person as the browser may know them: no id, no token. */
export interface SessionUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Of what the server knows, what the browser may. */
export function sessionUserOf({ email, firstName, lastName }: SessionUser): SessionUser {
  return { email, firstName, lastName }
}

/** Body of GET /api/session. */
export interface SessionAnswer {
  /** Null for a visitor. */
  readonly user: SessionUser | null
}
