import '../flow/flow.css'
import Close from '@mui/icons-material/Close'
import Autocomplete from '@mui/material/Autocomplete'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import TextField from '@mui/material/TextField'
import { Form, useDataProvider } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { printNumber } from '../../base/numbers'
import { LiveRecordProvider } from '../../fields/record/liveRecord'
import { useTitleOf } from '../../fields/record/recordTitle'
import { UploadsProvider } from '../../fields/record/uploads'
import { useInputOf } from '../../fields/registry/looks'
import { loadParts } from '../../fields/registry/registry'
import { isNone } from '../../fields/registry/ShownValue'
import { type Me, policyOf } from '../../model/access/access'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { isAlways } from '../../model/rules/rule'
import { useResourceView, useTexts } from '../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { inParts } from '../../providers/dataProvider/inParts'
import { Button, IconButton } from '../../ui/controls/Button'
import { Checkbox } from '../../ui/primitives/inputs'
import { Row, Stack } from '../../ui/primitives/layout'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import type { BulkActProps } from './proposal'

/** Sets or empties some fields of many records. */
export function ChangeMany({ records, onPropose, onClose }: BulkActProps) {
  const { resource, translate, me } = useResourceView()
  const titleOf = useTitleOf()
  const dataProvider = useDataProvider<AppDataProvider>()
  const possible = changeableFields(resource, me)
  const [names, setNames] = useState<readonly string[]>([])
  const [cleared, setCleared] = useState<ReadonlySet<string>>(new Set())
  const fields = names.flatMap(name => possible.find(field => field.name === name) ?? [])
  const add = async (name: string) => {
    await loadParts(
      possible.filter(field => field.name === name),
      'Input',
    )
    setNames(before => [...before, name])
  }
  const propose = (typed: Readonly<Record<string, unknown>>) => {
    const empty = emptyOnes(fields, typed, cleared)
    if (empty.length > 0)
      return Object.fromEntries(empty.map(name => [name, translate('list.bulk.enter')]))
    const changes = changesOf(fields, typed, cleared)
    const items = records.map(({ id: key, _VERSION }) => ({ id: key, _VERSION, changes }))
    onPropose({
      send: input =>
        inParts(items, input, (rows, part) => dataProvider.bulk(resource.name, rows, part)),
      titles: records.map(record => titleOf(resource, record)),
    })
    return undefined
  }
  return (
    <TitledDialog
      title={translate('list.bulk.changeTitle', {
        number: printNumber(records.length),
        count: records.length,
      })}
      maxWidth="sm"
      onClose={onClose}
    >
      <Form resource={resource.name} onSubmit={propose} noValidate className="w-question">
        <LiveRecordProvider>
          <UploadsProvider>
            <DialogContent className="w-answers">
              {fields.map(field => (
                <ChangedField
                  key={field.name}
                  field={field}
                  isCleared={cleared.has(field.name)}
                  onClear={clear => setCleared(toggled(field.name, clear))}
                  onRemove={() => setNames(names.filter(name => name !== field.name))}
                />
              ))}
              <FieldChoice
                fields={possible.filter(({ name }) => !names.includes(name))}
                onChoose={name => void add(name)}
              />
            </DialogContent>
            <DialogActions>
              <Button color="inherit" onClick={onClose} i18nKey="app.common.cancel" />
              <Button type="submit" variant="contained" disabled={fields.length === 0}>
                {translate('list.bulk.review')}
              </Button>
            </DialogActions>
          </UploadsProvider>
        </LiveRecordProvider>
      </Form>
    </TitledDialog>
  )
}

const toggled = (name: string, isIn: boolean) => (before: ReadonlySet<string>) => {
  const after = new Set(before)
  if (isIn) after.add(name)
  else after.delete(name)
  return after
}

/** Fields that can be set on many records. */
function changeableFields(resource: Resource, me: Me): readonly FieldModel[] {
  const { writable, fixed } = policyOf(resource, me)
  return [...resource.fields.values()].filter(
    ({ name, words, hasNoText }) =>
      writable.has(name) && !fixed.has(name) && !words.unique && !hasNoText,
  )
}

type Values = Readonly<Record<string, unknown>>

/** The changes for every record: typed values read by kind; empty only where chosen. */
const changesOf = (
  fields: readonly FieldModel[],
  typed: Values,
  cleared: ReadonlySet<string>,
): Values =>
  Object.fromEntries(
    fields.map(field => [
      field.name,
      cleared.has(field.name) ? null : field.parse(saidIn(typed, field)),
    ]),
  )

/** An untouched input does not empty its field. */
const emptyOnes = (
  fields: readonly FieldModel[],
  typed: Values,
  cleared: ReadonlySet<string>,
): string[] =>
  fields
    .filter(field => !cleared.has(field.name) && isNone(saidIn(typed, field)))
    .map(({ name }) => name)

/** A switch starts at "no", which counts as its value. */
const saidIn = (typed: Values, { name, isYesNo }: FieldModel) =>
  typed[name] ?? (isYesNo ? false : null)

interface ChangedFieldProps {
  readonly field: FieldModel
  readonly isCleared: boolean
  readonly onClear: (clear: boolean) => void
  readonly onRemove: () => void
}

/** New value of a field, with a checkbox that empties it. */
function ChangedField({ field, isCleared, onClear, onRemove }: ChangedFieldProps) {
  const { translate, labels } = useTexts()
  const label = labels.field(field)
  const { unregister } = useFormContext()
  const Input = useInputOf(field)
  const isSwitch = field.isYesNo
  const remove = () => {
    unregister(field.name)
    onClear(false)
    onRemove()
  }
  const mayClear = !isSwitch && !isAlways(field.required)
  return (
    <Row align="start">
      <Stack grow ref={focusInput}>
        {isCleared ? (
          <p className="p-box p-quiet">{`${label}: ${translate('list.bulk.empty')}`}</p>
        ) : (
          <Input field={field} source={field.name} label={label} isRequired={false} />
        )}
        {mayClear && (
          <Checkbox
            label={translate('list.bulk.clear')}
            checked={isCleared}
            onChange={event => onClear(event.target.checked)}
          />
        )}
      </Stack>
      <IconButton title={translate('list.bulk.remove', { field: label })} onClick={remove}>
        <Close fontSize="small" />
      </IconButton>
    </Row>
  )
}

/** A chosen field is typed into at once. */
const focusInput = (part: HTMLElement | null) =>
  part?.querySelector<HTMLElement>('input, textarea, [role="combobox"]')?.focus()

interface FieldChoiceProps {
  readonly fields: readonly FieldModel[]
  readonly onChoose: (name: string) => void
}

/** Chooses a field to change, one after another. */
function FieldChoice({ fields, onChoose }: FieldChoiceProps) {
  const { translate, labels } = useTexts()
  if (fields.length === 0) return null
  return (
    <Autocomplete
      options={fields}
      value={null}
      blurOnSelect
      clearOnBlur
      getOptionKey={({ name }) => name}
      getOptionLabel={field => labels.field(field)}
      onChange={(_event, field) => field && onChoose(field.name)}
      noOptionsText={translate('field.noOptions')}
      openText={translate('field.choose')}
      closeText={translate('app.common.close')}
      renderInput={params => <TextField {...params} label={translate('list.bulk.pick')} />}
    />
  )
}
