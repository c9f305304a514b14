/** Ids of the fields of the form that saves: what is wrong links to them. */
export const fieldIds = { owner: 'save-owner', email: 'save-email' } as const
