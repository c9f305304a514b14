/**
 * What is noted as the error of a mail that was given up without being sent, because its window had passed: the desk has
 * words of its own for it. Pure: the page needs it too.
 */
export const tooLate = 'too late'
