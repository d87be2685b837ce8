import { expect, test } from 'vitest'
import type { Mail } from '../../src/contracts/mail'
import { frameHeight } from '../../src/custom-pages/mail/reading/frameHeight'
import { includesMail } from '../../src/custom-pages/mail/state/mailIn'

const mail = (id: number, together?: readonly number[]) =>
  ({
    id,
    ...(together && { together: together.map(each => ({ id: each, isMine: false })) }),
  }) as unknown as Mail

test('a conversation holds each of its mails, a mail itself', () => {
  expect([includesMail(mail(3), 3), includesMail(mail(3), 2), includesMail(mail(3), null)]).toEqual(
    [true, false, false],
  )
  expect([includesMail(mail(3, [3, 1]), 1), includesMail(mail(3, [3, 1]), 2)]).toEqual([
    true,
    false,
  ])
})

test('a frame is higher the more there is to read, within bounds', () => {
  const paragraphs = (count: number) => frameHeight('<p>Hola</p>'.repeat(count))
  expect(paragraphs(1)).toBe(120)
  expect(paragraphs(8)).toBeGreaterThan(paragraphs(4))
  expect(paragraphs(500)).toBe(560)
  expect(frameHeight('<img src="data:image/png;base64,x">')).toBeGreaterThan(120)
})
