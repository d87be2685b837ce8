import { Form, useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { textIn } from '../../domain/text'
import { LiveRecordProvider } from '../../fields/liveRecord'
import { UploadsProvider } from '../../fields/uploads'
import type { Values } from '../../model/draft'
import type { Resource } from '../../model/resource'
import { useLanguage, useMe } from '../../providers/backendContext'
import type { Sent } from '../useRecord'
import { Dirty } from './Dirty'
import { FormBody } from './FormBody'
import { resolverOf, type Writer } from './resolver'
import { Trouble, type TroubleTold } from './Trouble'
import { UnsavedGuard } from './UnsavedGuard'
import { useSave } from './useSave'
import { writableOf } from './writing'

interface RecordFormProps {
  readonly resource: Resource
  /** The record as it was when the form opened; none for a new one. */
  readonly record?: Sent
  /** What a new record starts with. */
  readonly defaults?: Values
  readonly onSaved: (record: Sent) => void
  readonly onCancel?: () => void
  /** Takes the server's present record instead of what was typed. */
  readonly onReload?: () => void
  /** Told whether something typed is not saved yet. */
  readonly onDirty?: (dirty: boolean) => void
  /** It stands in a dialog: no guard, no steps. */
  readonly inDialog?: boolean
}

/** The form of a record: one validation, errors on their fields, pessimistic save. */
export function RecordForm(props: RecordFormProps) {
  const {
    resource,
    record,
    defaults = {},
    onSaved,
    onCancel,
    onReload,
    onDirty,
    inDialog = false,
  } = props
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const [trouble, setTrouble] = useState<TroubleTold>()
  const writer = useMemo<Writer>(
    () => ({
      resource,
      base: record ?? {},
      me: me as unknown as Values,
      writable: writableOf(resource, me, record),
      ...(record && { changed: new Set<string>() }),
    }),
    [resource, me, record],
  )
  const resolver = useMemo(
    () =>
      resolverOf(writer, ({ key, params = {}, text }) =>
        text ? textIn(text, language) : translate(`validation.${key}`, params),
      ),
    [writer, translate, language],
  )
  const save = useSave(writer, record, { onSaved, onTrouble: setTrouble })
  return (
    <Form
      {...(record ? { record } : { defaultValues: defaults })}
      resource={resource.name}
      mode="onTouched"
      resolver={resolver}
      onSubmit={save}
      noValidate
      disableInvalidFormNotification
      className="r-form"
    >
      <LiveRecordProvider resource={resource}>
        <UploadsProvider>
          {trouble && <Trouble trouble={trouble} onReload={onReload} />}
          <FormBody
            resource={resource}
            writable={writer.writable}
            record={record}
            plain={inDialog}
            onCancel={onCancel}
          />
          {!inDialog && <UnsavedGuard />}
          {onDirty && <Dirty onChange={onDirty} />}
        </UploadsProvider>
      </LiveRecordProvider>
    </Form>
  )
}
