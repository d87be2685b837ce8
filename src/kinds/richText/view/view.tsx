import { Suspense } from 'react'
import { clipping } from '../../../fields/display/clipping'
import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { emptyFilter } from '../../../fields/registry/parts'
import { later } from '../../../ui/theme/later'
import { plainLater } from '../../../ui/theme/plainLater'

const Article = plainLater(() => import('./Article'), 'Article')

function Formed({ field, value, language }: ValueProps<FieldFor<'richText'>, string>) {
  const plain = <span className="p-prose">{field.print(value, language)}</span>
  return (
    <Suspense fallback={plain}>
      <Article html={value} />
    </Suspense>
  )
}

function OneLine({ field, value, language }: ValueProps<FieldFor<'richText'>, string>) {
  const text = field.print(value, language)
  return <span {...clipping(text)}>{text}</span>
}

export const view: FieldView<'richText'> = {
  Cell: OneLine,
  Display: Formed,
  Input: later(() => import('./RichTextInput'), 'RichTextField', 'blog', 'validation', 'field'),
  Filter: emptyFilter,
  wide: true,
}
