import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form'
import type { FieldModel } from '../../model/fields/resource'
import { Button } from '../../ui/controls/Button'
import { Steps } from '../../ui/primitives/Steps'
import type { SectionShown } from '../record/sections'
import { FieldGrid } from './FieldGrid'
import type { FormParts } from './FormTabs'

/** The form as steps. Every step can be visited; the steps after saving are listed from the start. */
export function FormSteps({ sections, writable, current, setCurrent }: FormParts) {
  const translate = useTranslate()
  const { errors } = useFormState()
  const at = sections.findIndex(({ id }) => id === current)
  const section = sections[at]
  const body = useFocusOn(section?.id)
  if (!section) return null
  const nameOf = ({ label }: SectionShown) => label || translate('form.general')
  return (
    <div className="r-form">
      <Steps
        label={translate('form.steps')}
        steps={sections.map(step => ({
          id: step.id,
          name: nameOf(step),
          wrong: isWrong(step, errors) ? translate('form.warning') : undefined,
          isClosed: step.piece !== undefined,
        }))}
        current={section.id}
        onChoose={setCurrent}
        where={translate('form.step', { step: at + 1, total: sections.length })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a border and is announced with each field */}
      <div ref={body} role="group" aria-label={nameOf(section)} tabIndex={-1} className="r-step">
        <FieldGrid key={section.id} section={section} writable={writable} />
      </div>
    </div>
  )
}

const isWrong = ({ fields }: SectionShown, errors: FieldErrors) =>
  fields.some(({ name }) => errors[name] !== undefined)

/** Moves focus and scroll to the beginning of a new step. */
function useFocusOn(step: string | undefined) {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    body.current?.focus({ preventScroll: true })
    body.current?.parentElement?.scrollIntoView?.({ block: 'start' })
  }, [step])
  return body
}

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
        <Button color="inherit" onClick={() => setCurrent(before.id)} i18nKey="app.common.back" />
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
