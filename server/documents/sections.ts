import type { Content } from 'pdfmake/interfaces'
import { business } from '../../src/base/business'
import { textIn } from '../../src/base/text'
import { isEcho } from '../../src/model/fields/concat'
import { holds } from '../../src/model/rules/evaluate'
import { parseRule } from '../../src/model/rules/rule'
import { factsBlock, tableBlock } from './blocks'
import type { Layout } from './layout'
import type { DocumentPage, Printed } from './page'

/** Default layout: sections of the form, rows as tables. */
export const sections: Layout = async (page, label, { letterhead }) => {
  const { resource, me } = page.request
  const visibleSections = resource.form.sections.filter(
    ({ visibleWhen }) => !visibleWhen || holds(parseRule(visibleWhen), page.values, me),
  )
  const sections = visibleSections.map(({ label: heading, fields }) => {
    const filled = fields.filter(name => {
      const field = resource.fields.get(name)
      const isPrinted = field && page.text(name) !== '' && !isEcho(field, page.values)
      return isPrinted && holds(field.visibleWhen, page.values, me)
    })
    const content = sectionParts(page, filled)
    return content.length === 0
      ? []
      : [
          heading ? { text: textIn(heading, business().language), style: 'heading' } : '',
          ...content,
        ]
  })
  return { content: [await letterhead(page, label), ...sections.flat()] }
}

function sectionParts(page: DocumentPage, names: readonly string[]): Content[] {
  const { fields } = page.request.resource
  const isRows = (name: string) => fields.get(name)?.fields !== undefined
  const plain = names.filter(name => !isRows(name) && isText(fields.get(name)?.kind))
  const rows = names.filter(isRows).map(name => {
    const lines = page.lines(name)
    const columns = (fields.get(name)?.fields ?? []).filter(({ name: column }) =>
      lines.some(line => line.has(column)),
    )
    return tableBlock<Printed>(
      columns.map(({ name: column, store }) => ({
        head: lines[0]?.label(column) ?? column,
        cell: line => line.text(column),
        end: store === 'cents' || store === 'int' || store === 'real',
      })),
      lines,
    )
  })
  return [...(plain.length > 0 ? [factsBlock(page, plain)] : []), ...rows]
}

/** False for images and raw data. */
const isText = (kind: string | undefined) =>
  !['file', 'image', 'json', 'password'].includes(kind ?? '')
