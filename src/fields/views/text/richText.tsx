import { Suspense } from 'react'
import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../pieces/theme/later'
import { plainLater } from '../../../pieces/theme/plainLater'
import { clipping } from '../../display/clipping'
import type { FieldFor, FieldView, ValueProps } from '../../display/fieldView'

const Article = plainLater(() => import('../../richText/Article').then(module => module.Article))

function Formed({ field, value, language }: ValueProps<FieldFor<'richText'>, string>) {
  const plain = <span className="f-prose">{field.print(value, language)}</span>
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

export const richTextView: FieldView<'richText'> = {
  Cell: OneLine,
  Display: Formed,
  Input: later(() =>
    withNamespaces(import('../../richText/RichTextInput'), 'blog', 'validation', 'field').then(
      module => module.RichTextAsked,
    ),
  ),
  Filter: later(() =>
    withNamespaces(import('../../filters/EmptyFilter'), 'list').then(module => module.EmptyFilter),
  ),
  wide: true,
}
