/**
 * What is noted as the error of a mail that was given up because its window had passed, where no attempt at it had failed:
 * the desk has words of its own for it. Pure: the page needs it too.
 */
export const tooLate = 'too late'
