import { Form } from 'ra-core'
import { type BaseSyntheticEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { textIn } from '../../base/text'
import { LiveRecordProvider } from '../../fields/record/liveRecord'
import { UploadsProvider } from '../../fields/record/uploads'
import type { Resource } from '../../model/fields/resource'
import type { DraftValues } from '../../model/validation/draft'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useResource, useTexts } from '../../providers/backend/catalogueContext'
import { FormSheet, type Submit } from './FormSheet'
import { ReferenceDefaults } from './fields/ReferenceDefaults'
import { resolverOf, type Writer } from './fields/resolver'
import { writableOf } from './fields/writing'
import { ANOTHER } from './saving/SaveBar'

export interface RecordFormProps {
  /** The record at the time the form opened or was last rebased; undefined for a new one. */
  readonly record?: SentRecord
  /** The server's current record, if known. */
  readonly latest?: SentRecord
  /** Initial values of a new record, read once: another `key` begins another record. */
  readonly defaults?: DraftValues
  /** Fixed values: sent and not asked for. */
  readonly given?: DraftValues | undefined
  readonly onSaved: (record: SentRecord) => void
  /** Offers a second button, which saves and calls this instead: the next record begins. */
  readonly onAnother?: (record: SentRecord) => void
  readonly onCancel?: () => void
  /** Beside the buttons that save. */
  readonly bar?: ReactNode
  /** The form continues with the record as another user saved it. */
  readonly onRebase?: (record: SentRecord) => void
  /** Reports whether there are unsaved changes. */
  readonly onDirty?: (dirty: boolean) => void
  /** Inside a dialog: no guard, no steps. */
  readonly inDialog?: boolean
  /** Keeps a draft after closing; a page always does. */
  readonly keepsDraft?: boolean
}

/** The form of a record: one validation, errors at their fields, pessimistic save. */
export function RecordForm(props: RecordFormProps) {
  const { record, onSaved, onAnother } = props
  const resource = useResource()
  // The form library treats a new `record` as new values, so the first one is kept.
  const [opened] = useState(record)
  const [defaults] = useState(props.defaults ?? {})
  const id = useId()
  const submit = useRef<Submit>(null)
  const goesOn = useRef(false)
  const { writer, resolver } = useWriter(resource, record)
  return (
    <Form
      id={id}
      {...(opened ? { record: opened } : { defaultValues: defaults })}
      resource={resource.name}
      mode="onTouched"
      resolver={resolver}
      onSubmit={(typed: object, event?: BaseSyntheticEvent) => {
        goesOn.current = buttonOf(event) === ANOTHER
        return submit.current?.(typed)
      }}
      noValidate
      disableInvalidFormNotification
      className="r-form"
    >
      <LiveRecordProvider before={record}>
        <UploadsProvider>
          {!opened && <ReferenceDefaults writable={writer.writable} />}
          <FormSheet
            {...props}
            onSaved={saved => (goesOn.current && onAnother ? onAnother : onSaved)(saved)}
            defaults={defaults}
            formId={id}
            writer={writer}
            submit={submit}
          />
        </UploadsProvider>
      </LiveRecordProvider>
    </Form>
  )
}

/** Name of the button that submitted the form. */
const buttonOf = (event: BaseSyntheticEvent | undefined) =>
  ((event?.nativeEvent as SubmitEvent | undefined)?.submitter as HTMLButtonElement | null)?.name

/** The form's writable fields and its validation. */
function useWriter(resource: Resource, record: SentRecord | undefined) {
  const { translate, language } = useTexts()
  const me = useMe()
  const writer = useMemo<Writer>(
    () => ({
      resource,
      base: record ?? {},
      me,
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
  return { writer, resolver }
}
