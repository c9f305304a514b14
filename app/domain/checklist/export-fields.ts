/** Names of the fields with which a list is mailed, beside the hidden ones that every form of ours carries. */
export const exportFields = { email: 'email', consent: 'consent' } as const
