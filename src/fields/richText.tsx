import { Suspense } from 'react'
import { later } from '../pieces/later'
import { plainLater } from '../pieces/plainLater'
import { clipping } from './clipping'
import type { FieldFor, FieldView, Shown } from './fieldView'

const Article = plainLater(() => import('./richText/Article').then(module => module.Article))

function Formed({ field, value, language }: Shown<FieldFor<'richText'>, string>) {
  const plain = <span className="f-prose">{field.print(value, language)}</span>
  return (
    <Suspense fallback={plain}>
      <Article html={value} />
    </Suspense>
  )
}

function OneLine({ field, value, language }: Shown<FieldFor<'richText'>, string>) {
  const text = field.print(value, language)
  return <span {...clipping(text)}>{text}</span>
}

export const richTextView: FieldView<'richText'> = {
  Cell: OneLine,
  Display: Formed,
  Input: later(() => import('./richText/RichTextInput').then(module => module.RichTextAsked)),
  Filter: later(() => import('./filters/EmptyFilter').then(module => module.EmptyFilter)),
  wide: true,
}
