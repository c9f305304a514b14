import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

it.each([
  [
    'anna@bakker.example',
    ['Anna@Bakker.example', 'anna+site@bakker.example', 'anna+a+b@bakker.example', 'anna@ｂａｋｋｅｒ.example'],
  ],
  [
    'annabakker@gmail.com',
    ['anna.bakker@gmail.com', 'a.n.n.a.bakker+x@googlemail.com', 'annabakker@ｇｍａｉｌ.com', 'annabakker@𝐠mail.com'],
  ],
  ['anna@xn--bcker-gra.example', ['anna@bäcker.example', 'anna@BÄCKER.example']],
])('%s is one mailbox, however it is written', (mailbox, spellings) => {
  for (const one of spellings) expect(mailboxOf(one)).toBe(mailbox)
})

it.each([
  ['anna.bakker@bakker.example', 'annabakker@bakker.example'],
  ['+anna@bakker.example', '+bram@bakker.example'],
  ['anna@bakker.example', 'anna@mail.bakker.example'],
])('%s and %s are two', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})
