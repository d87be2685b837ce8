import { Form } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { LiveRecordProvider } from '../../fields/liveRecord'
import { UploadsProvider } from '../../fields/uploads'
import type { Values } from '../../model/draft'
import type { Resource } from '../../model/resource'
import type { Sent } from '../useRecord'
import { FormSheet, type Submit } from './FormSheet'
import { useWriter } from './useWriter'

export interface RecordFormProps {
  readonly resource: Resource
  /** The record as it was when the form opened, or as it was last taken over; none for a new one. */
  readonly record?: Sent
  /** The same as the server has it now, where that is known. */
  readonly latest?: Sent
  /** What a new record starts with, read once: another `key` begins another record. */
  readonly defaults?: Values
  /** Those of them that are settled: they are sent, and not asked for. */
  readonly given?: Values | undefined
  readonly onSaved: (record: Sent) => void
  readonly onCancel?: () => void
  /** The form goes on with the record as somebody else saved it. */
  readonly onRebase?: (record: Sent) => void
  /** Told whether something typed is not saved yet. */
  readonly onDirty?: (dirty: boolean) => void
  /** It stands in a dialog: no guard, no steps. */
  readonly inDialog?: boolean
  /** What is typed outlives closing it unsaved; a page's always does. */
  readonly keepsDraft?: boolean
}

/** The form of a record: one validation, errors on their fields, pessimistic save. */
export function RecordForm(props: RecordFormProps) {
  const { resource, record } = props
  // Given another record, or a clock asked again, the library would take it for the values typed.
  const [opened] = useState(record)
  const [defaults] = useState(props.defaults ?? {})
  const id = useId()
  const submit = useRef<Submit>(null)
  const { writer, resolver } = useWriter(resource, record)
  return (
    <Form
      id={id}
      {...(opened ? { record: opened } : { defaultValues: defaults })}
      resource={resource.name}
      mode="onTouched"
      resolver={resolver}
      onSubmit={(typed: object) => submit.current?.(typed)}
      noValidate
      disableInvalidFormNotification
      className="r-form"
    >
      <LiveRecordProvider resource={resource} before={record}>
        <UploadsProvider>
          <FormSheet {...props} defaults={defaults} formId={id} writer={writer} submit={submit} />
        </UploadsProvider>
      </LiveRecordProvider>
    </Form>
  )
}
