/** The signed-in person as the browser may know them: no id, no token. */
export interface SessionUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Body of GET /api/session. */
export interface SessionAnswer {
  /** Null for a visitor. */
  readonly user: SessionUser | null
}
