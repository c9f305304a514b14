/** The form has more than one button: each says what is to be done with the list. */
export const deedField = 'do'

export const deeds = { save: 'save', mail: 'mail' } as const
