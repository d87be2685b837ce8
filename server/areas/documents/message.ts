import { placeholders, type Share } from '../../../src/model/share'
import type { Page, Printed } from './page'

export interface Message {
  readonly text: string
  /** Digits with the country's, where there is a number to write to. */
  readonly phone: string | null
}

/** The message a schema words about its records, as far as its sender may read them. */
export async function messageOf(
  page: Page,
  { text, rows = {}, none = {}, to }: Share,
): Promise<Message> {
  const own: Printed = {
    ...page,
    text: name => (page.values[name] === none[name] ? '' : page.text(name)),
  }
  const told = text.split('\n').flatMap(line => {
    const [only = ''] = placeholders(line)
    const row = line === `{${only}}` ? rows[only] : undefined
    return row === undefined
      ? filled(own, line)
      : page.lines(only).flatMap(each => filled(each, row))
  })
  return { text: told.join('\n'), phone: to === undefined ? null : await phoneOf(page, to) }
}

function filled(printed: Printed, line: string): string[] {
  const names = placeholders(line)
  if (names.length > 0 && names.every(name => printed.text(name) === '')) return []
  return [line.replace(/\{(\w+)\}/g, (_, name: string) => printed.text(name))]
}

async function phoneOf(page: Page, to: string): Promise<string | null> {
  const [reference = '', far] = to.split('.')
  const phone = far === undefined ? page.text(reference) : (await page.behind(reference))?.text(far)
  // as people write it in Ecuador: 099 123 4567
  return phone?.replace(/\D/g, '').replace(/^0(?=\d{8,9}$)/, '593') || null
}
