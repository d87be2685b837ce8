import { dialled } from '../../../src/domain/phone'
import { filled, linkIn, type Share, type Tellable, worded } from '../../../src/model/share'
import type { Page } from './page'

export interface Message {
  readonly text: string
  /** Digits with the country's, where there is a number to write to. */
  readonly phone: string | null
  /** Where its sender chooses what it speaks of: the message for each. */
  readonly choices?: readonly { readonly label: string; readonly text: string }[]
}

/** The message a schema words about its records, as far as its sender may read them. */
export async function messageOf(page: Page, share: Share, publicUrl: string): Promise<Message> {
  const { none = {}, to, one } = share
  const about = (row?: Page): Tellable => ({
    text: name => {
      const [, far] = name.split('.')
      if (far !== undefined) return row?.text(far) ?? ''
      return page.values[name] === none[name] ? '' : page.text(name)
    },
    lines: page.lines,
  })
  const rows = one ? await page.referring(one.of, one.by) : []
  const choices = rows.map(row => ({
    label: filled(one?.label ?? '', row).join(''),
    text: worded(share, about(row)),
  }))
  return {
    text: [worded(share, about()), linkIn(share, publicUrl, page)].filter(Boolean).join('\n'),
    phone: to === undefined ? null : await phoneOf(page, to),
    ...(choices.length > 0 && { choices }),
  }
}

async function phoneOf(page: Page, to: string): Promise<string | null> {
  const [reference = '', far] = to.split('.')
  return dialled(
    far === undefined ? page.text(reference) : (await page.behind(reference))?.text(far),
  )
}
