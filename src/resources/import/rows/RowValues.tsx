import ArrowForward from '@mui/icons-material/ArrowForwardRounded'
import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { ReferredTitle } from '../../../fields/record/Referred'
import { isNone, ShownValue } from '../../../fields/registry/ShownValue'
import type { FieldModel } from '../../../model/fields/resource'
import type { Rehearsed } from '../plan/rehearseSome'

interface PlainProps {
  readonly field: FieldModel
  readonly value: unknown
  /** Records that other rows of the file create. */
  readonly makers?: Rehearsed['makers']
}

/** The previous value, struck out. */
export function Old({ field, value }: PlainProps) {
  const translate = useTranslate()
  if (isNone(value)) return null
  return (
    <>
      <span className="p-hidden">{translate('history.before')}: </span>
      <s className="p-quiet">
        <Plain field={field} value={value} />
      </s>{' '}
      <ArrowForward fontSize="inherit" className="p-mirror" aria-hidden="true" />{' '}
      <span className="p-hidden">{translate('history.after')}: </span>
    </>
  )
}

/** A value as text; references show titles without links, so that the import stays open. */
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
