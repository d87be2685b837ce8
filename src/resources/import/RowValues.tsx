import ArrowForward from '@mui/icons-material/ArrowForwardRounded'
import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { ReferredTitle } from '../../fields/Referred'
import { isNone, ShownValue } from '../../fields/ShownValue'
import type { FieldModel } from '../../model/resource'
import type { Rehearsed } from './rehearseSome'

interface PlainProps {
  readonly field: FieldModel
  readonly value: unknown
  /** Records that other rows of the file make. */
  readonly makers?: Rehearsed['makers']
}

/** What it was, struck out, on the way to what it is. */
export function Old({ field, value }: PlainProps) {
  const translate = useTranslate()
  if (isNone(value)) return null
  return (
    <>
      <span className="p-hidden">{translate('app.history.before')}: </span>
      <s className="i-old">
        <Plain field={field} value={value} />
      </s>
      <ArrowForward fontSize="inherit" className="r-mirror" aria-hidden="true" />
      <span className="p-hidden">{translate('app.history.after')}: </span>
    </>
  )
}

/** A value by its looks, other records by their titles: a link would lead away from the import. */
export function Plain({ field, value, makers }: PlainProps) {
  const translate = useTranslate()
  const { target } = field
  if (!target || isNone(value)) return <ShownValue field={field} value={value} as="Cell" />
  return [value].flat().map((id, at) => (
    <Fragment key={String(id)}>
      {at > 0 && ', '}
      {makers?.has(id as string | number) ? (
        translate('importing.check.fromRow', {
          name: id,
          number: makers.get(id as string | number),
        })
      ) : (
        <ReferredTitle target={target} id={id as string | number} />
      )}
    </Fragment>
  ))
}
