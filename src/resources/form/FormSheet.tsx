import { useNotify } from 'ra-core'
import { type RefObject, Suspense, useEffect, useImperativeHandle, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Sent } from '../useRecord'
import { Dirty } from './Dirty'
import { Offer } from './drafts/Offer'
import { SheetContext } from './drafts/sheetContext'
import { useKeeper } from './drafts/useKeeper'
import { useRetry } from './drafts/useRetry'
import { SavingEach } from './each/SavingEach'
import { FormBody } from './FormBody'
import { fetchQuestions, GoneNote, Included, Newer, Trouble } from './formLater'
import { Questioned } from './merging/Questioned'
import { useIncludedText } from './merging/useIncludedText'
import { useMerging } from './merging/useMerging'
import type { Standing } from './merging/useWrite'
import type { RecordFormProps } from './RecordForm'
import type { Writer } from './resolver'
import type { TroubleTold } from './Trouble'
import { UnsavedGuard } from './UnsavedGuard'
import { useGone } from './useGone'
import { useSave } from './useSave'
import { useSaveOnReturn } from './useSaveOnReturn'

/** The fields first. */
const CALM_MS = 1000

/** Saves what is typed; answers errors by field. */
export type Submit = (typed: object) => Promise<object | undefined>

/** Somebody moved the record to where it is not changed any more. */
const closed: TroubleTold = { status: 403, message: '' }

interface FormSheetProps extends RecordFormProps {
  readonly formId: string
  readonly writer: Writer
  readonly submit: RefObject<Submit | null>
}

/** What stands in a form: what is to be told, its fields, and the bar that saves it. */
export function FormSheet({ formId, writer, submit, ...props }: FormSheetProps) {
  const { resource, record, latest, defaults = {}, inDialog = false, onDirty } = props
  const { onRebase = () => undefined, keepsDraft = !inDialog } = props
  // The name of this intention; a draft taken up brings its own.
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const [trouble, setTrouble] = useState<TroubleTold>()
  const merging = useMerging({ writer, record, onRebase })
  const { pathname, search } = useLocation()
  const page = inDialog ? undefined : `${pathname}${search}`
  const { keeper, place } = useKeeper({ writer, record, defaults, key, page, isOff: !keepsDraft })
  const tellSaved = useTellSaved(record !== undefined)
  const resubmit = useResubmit(formId)
  useSaveOnReturn(formId, trouble)
  useRetry(key, resubmit)
  const told = (now: TroubleTold | undefined) => {
    setTrouble(now)
    const isFailed = now !== undefined && now.status !== 401 && now.status !== 412
    keeper.mark(isFailed ? { state: 'failed', reason: now.message } : { state: 'draft' })
  }
  const save = useSave({
    writer,
    record,
    key,
    onTrouble: told,
    onAsked: theirs => {
      keeper.mark({ state: 'draft' })
      merging.ask(theirs)
    },
    onRebased: (theirs, { values, taken }) => {
      merging.goOn(theirs, values)
      void merging.tell(theirs, taken)
    },
    onSaved: (saved, at) => {
      keeper.end()
      void tellSaved(at, merging.newsUntil)
      props.onSaved(saved)
    },
  })
  useImperativeHandle(submit, () => typed => {
    setTrouble(undefined)
    keeper.mark({ state: 'saving' })
    return save(typed)
  })
  useEffect(() => {
    const ask = () => void fetchQuestions().catch(() => 'whatever needs one asks again')
    const timer = setTimeout(ask, CALM_MS)
    return () => clearTimeout(timer)
  }, [])
  const isClosed = latest?._can?.update === false
  const sheet = useMemo(() => ({ keeper, trouble, isClosed }), [keeper, trouble, isClosed])
  const gone = useGone(resource, record)
  // Who deleted it says more than that it is not there.
  const said = isClosed ? closed : trouble?.status === 404 && gone ? undefined : trouble
  return (
    <SheetContext value={sheet}>
      {keepsDraft && <Offer {...{ writer, record, place, merging, keeper }} onTaken={setKey} />}
      <Suspense fallback={null}>
        {said && <Trouble trouble={said} writer={writer} />}
        {gone && <GoneNote {...{ gone, writer }} onRestored={() => setTrouble(undefined)} />}
        {record && latest && !isClosed && (
          <Newer record={record} latest={latest} onBringIn={merging.bringIn} />
        )}
        {merging.included && <Included included={merging.included} onClose={merging.forget} />}
      </Suspense>
      <MaybeEach {...{ writer, merging }} record={inDialog ? undefined : record}>
        <FormBody
          formId={formId}
          resource={resource}
          writable={writer.writable}
          given={props.given}
          record={record}
          plain={inDialog}
          onCancel={props.onCancel}
        />
      </MaybeEach>
      {!inDialog && <UnsavedGuard />}
      {onDirty && <Dirty onChange={onDirty} />}
      <Questioned
        merging={merging}
        onSave={resubmit}
        onPutOff={() => told({ status: 412, message: '' })}
      />
    </SheetContext>
  )
}

type MaybeEachProps = Omit<Parameters<typeof SavingEach>[0], 'record'> & {
  readonly record: Sent | undefined
}
const MaybeEach = ({ record, ...props }: MaybeEachProps) =>
  record && props.writer.resource.form.saves === 'field' ? (
    <SavingEach {...props} record={record} />
  ) : (
    props.children
  )

/** Says that it is saved, and together with what. */
function useTellSaved(wasThere: boolean) {
  const notify = useNotify()
  const textOf = useIncludedText()
  return async (
    { record, taken }: Standing,
    newsUntil: ReturnType<typeof useMerging>['newsUntil'],
  ) => {
    if (!record || taken.length === 0) {
      return notify(wasThere ? 'app.form.saved' : 'app.form.created', { type: 'success' })
    }
    const included = { fields: [...new Set(taken)], ...(await newsUntil(record)) }
    notify(textOf(included, 'app.merge.savedWith'), { type: 'success', autoHideDuration: 12_000 })
  }
}

/** Sends the form once more, when it stands on the record it has just been given. */
function useResubmit(formId: string) {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit()
  }, [times, formId])
  return () => setTimes(times + 1)
}
