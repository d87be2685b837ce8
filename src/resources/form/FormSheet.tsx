import { useNotify } from 'ra-core'
import { type RefObject, Suspense, useEffect, useImperativeHandle, useState } from 'react'
import type { Sent } from '../useRecord'
import { Dirty } from './Dirty'
import { FormBody } from './FormBody'
import { Included } from './merging/Included'
import { MergeDialog } from './merging/mergeLater'
import { Newer } from './merging/Newer'
import { useIncludedText } from './merging/useIncludedText'
import { useMerging } from './merging/useMerging'
import type { Standing } from './merging/useWrite'
import type { RecordFormProps } from './RecordForm'
import type { Writer } from './resolver'
import { Trouble, type TroubleTold } from './Trouble'
import { UnsavedGuard } from './UnsavedGuard'
import { useSave } from './useSave'

/** Saves what is typed; answers errors by field. */
export type Submit = (typed: object) => Promise<object | undefined>

interface FormSheetProps extends RecordFormProps {
  readonly formId: string
  readonly writer: Writer
  readonly submit: RefObject<Submit | null>
}

/** What stands in a form: what is to be told, its fields, and the bar that saves it. */
export function FormSheet({ formId, writer, submit, ...props }: FormSheetProps) {
  const { resource, record, latest, onSaved, onCancel, onDirty, inDialog = false } = props
  const { onRebase = () => undefined } = props
  const notify = useNotify()
  const textOf = useIncludedText()
  const [key] = useState(() => crypto.randomUUID())
  const [trouble, setTrouble] = useState<TroubleTold>()
  const [resubmit, setResubmit] = useState(0)
  const merging = useMerging({ writer, record, onRebase })
  const tellSaved = async ({ record: onto, taken }: Standing) => {
    if (!onto || taken.length === 0) {
      return notify(record ? 'app.form.saved' : 'app.form.created', { type: 'success' })
    }
    const included = { fields: [...new Set(taken)], ...(await merging.newsUntil(onto)) }
    notify(textOf(included, 'app.merge.savedWith'), { type: 'success', autoHideDuration: 12_000 })
  }
  const save = useSave({
    writer,
    record,
    key,
    onTrouble: setTrouble,
    onAsked: merging.ask,
    onRebased: (theirs, { values, taken }) => {
      merging.goOn(theirs, values)
      void merging.tell(theirs, taken)
    },
    onSaved: (saved: Sent, at: Standing) => {
      void tellSaved(at)
      onSaved(saved)
    },
  })
  useImperativeHandle(submit, () => save)
  useEffect(() => {
    if (resubmit > 0) (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit()
  }, [resubmit, formId])
  const { question } = merging
  return (
    <>
      {trouble && <Trouble trouble={trouble} writer={writer} />}
      {record && latest && <Newer record={record} latest={latest} onBringIn={merging.bringIn} />}
      {merging.included && <Included included={merging.included} onClose={merging.forget} />}
      <FormBody
        resource={resource}
        writable={writer.writable}
        record={record}
        plain={inDialog}
        onCancel={onCancel}
      />
      {!inDialog && <UnsavedGuard />}
      {onDirty && <Dirty onChange={onDirty} />}
      <Suspense fallback={null}>
        {question && (
          <MergeDialog
            question={question}
            newsUntil={merging.newsUntil}
            onClose={() => {
              merging.withdraw()
              if (question.next === 'save') setTrouble({ status: 412, message: '' })
            }}
            onDone={(values, fields) => {
              merging.withdraw()
              merging.goOn(question.theirs, values)
              void merging.tell(question.theirs, fields)
              if (question.next === 'save') setResubmit(resubmit + 1)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
