import { dialled } from '../../../src/domain/customers/phone'
import { filled, linkIn, type PrintedValues, worded } from '../../../src/model/definition/wording'
import type { MessageTemplate } from '../../../src/schemas/features/documents'
import type { DocumentPage } from '../../documents/page'

interface Message {
  readonly text: string
  /** Digits with country code; null without a number. */
  readonly phone: string | null
  /** Messages for each related row the sender can choose. */
  readonly choices?: readonly { readonly label: string; readonly text: string }[]
}

/** Message about a record from its schema, limited to fields the sender may read. */
export async function documentMessage(
  page: DocumentPage,
  share: MessageTemplate,
  publicUrl: string,
): Promise<Message> {
  const { none = {}, recipient, one } = share
  const about = (row?: DocumentPage): PrintedValues => ({
    text: name => {
      const [, far] = name.split('.')
      if (far !== undefined) return row?.text(far) ?? ''
      return page.values[name] === none[name] ? '' : page.text(name)
    },
    lines: page.lines,
  })
  const rows = one ? await page.referring(one.resource, one.via) : []
  const choices = rows.map(row => ({
    label: filled(one?.text ?? '', row).join(''),
    text: worded(share, about(row)),
  }))
  return {
    text: [worded(share, about()), linkIn(share.link ?? '', publicUrl, page)]
      .filter(Boolean)
      .join('\n'),
    phone: recipient === undefined ? null : await readPhone(page, recipient),
    ...(choices.length > 0 && { choices }),
  }
}

async function readPhone(page: DocumentPage, to: string): Promise<string | null> {
  const [reference = '', far] = to.split('.')
  return dialled(
    far === undefined ? page.text(reference) : (await page.behind(reference))?.text(far),
  )
}
