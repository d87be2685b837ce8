import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import type { FieldModel } from '../../model/fields/resource'
import type { FormParts } from './FormTabs'

/** Buttons to the previous step, and to the next once this one is valid. */
export function StepButtons({ sections, current, setCurrent }: FormParts) {
  const translate = useTranslate()
  const { trigger, getValues } = useFormContext()
  const at = sections.findIndex(({ id }) => id === current)
  const [before, after] = [sections[at - 1], sections[at + 1]?.piece ? undefined : sections[at + 1]]
  const next = async (id: string) => {
    const names = sections[at]?.fields.flatMap(field => placesIn(field, getValues(field.name)))
    if (await trigger(names, { shouldFocus: true })) setCurrent(id)
  }
  return (
    <>
      {before && (
        <Button color="inherit" onClick={() => setCurrent(before.id)}>
          {translate('app.common.back')}
        </Button>
      )}
      {after && (
        <Button key={after.id} variant="contained" onClick={() => void next(after.id)}>
          {translate('app.common.next')}
        </Button>
      )}
    </>
  )
}

/** A field and the cells of its rows; `root` marks too few rows. */
function placesIn({ name, fields }: FieldModel, value: unknown): string[] {
  if (!fields) return [name]
  const rows = Array.isArray(value) ? value : []
  return [
    ...[name, `${name}.root`],
    ...rows.flatMap((_row, at) => fields.map(cell => `${name}.${at}.${cell.name}`)),
  ]
}
