import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Form, useDataProvider, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { LiveRecordProvider } from '../../fields/liveRecord'
import { useTitleOf } from '../../fields/recordTitle'
import { loadParts } from '../../fields/registry'
import { UploadsProvider } from '../../fields/uploads'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../useRecord'
import { ChangedField } from './ChangedField'
import { changeableFields } from './changeable'
import { FieldChoice } from './FieldChoice'
import type { Proposal } from './proposal'
import { changesOf, emptyOnes } from './sameChanges'

export interface ChangeManyProps {
  readonly resource: Resource
  readonly records: readonly Sent[]
  readonly onPropose: (proposal: Proposal) => void
  readonly onClose: () => void
}

/** One value, or none, for some fields of many records. */
export function ChangeMany({ resource, records, onPropose, onClose }: ChangeManyProps) {
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const me = useMe()
  const id = useId()
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
      return Object.fromEntries(empty.map(name => [name, translate('app.bulk.enter')]))
    const changes = changesOf(fields, typed, cleared)
    const items = records.map(({ id: key, _VERSION }) => ({ id: key, _VERSION, changes }))
    onPropose({
      send: wish => dataProvider.bulk(resource.name, items, wish),
      titles: records.map(record => titleOf(resource, record)),
    })
    return undefined
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <Form resource={resource.name} onSubmit={propose} noValidate className="w-question">
        <LiveRecordProvider resource={resource}>
          <UploadsProvider>
            <DialogTitle id={id}>
              {translate('app.bulk.changeTitle', { number: records.length })}
            </DialogTitle>
            <DialogContent className="u-fields">
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
              <Button color="inherit" onClick={onClose}>
                {translate('app.common.cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={fields.length === 0}>
                {translate('app.bulk.review')}
              </Button>
            </DialogActions>
          </UploadsProvider>
        </LiveRecordProvider>
      </Form>
    </Dialog>
  )
}

const toggled = (name: string, isIn: boolean) => (before: ReadonlySet<string>) => {
  const after = new Set(before)
  if (isIn) after.add(name)
  else after.delete(name)
  return after
}
