import {
  type SentRecord,
  useLabels,
  useResourceView,
} from '../../../providers/backend/catalogueContext'
import '../flow.css'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { Form, useTranslate } from 'ra-core'
import { type ReactNode, useMemo, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { business } from '../../../base/business'
import { LiveRecordProvider, useFieldMode, useLiveRecord } from '../../../fields/record/liveRecord'
import { useTitleByKey } from '../../../fields/record/recordTitle'
import { UploadsProvider, useIsUploading } from '../../../fields/record/uploads'
import { FixedField } from '../../../fields/registry/FixedField'
import { useInputOf } from '../../../fields/registry/looks'
import { dirOf, htmlLang } from '../../../i18n/languages'
import type { StoredFile } from '../../../kinds/file/data'
import { policyOf } from '../../../model/access/access'
import { type Can, withNeeds } from '../../../model/access/can'
import {
  emailsIn,
  isInLanguages,
  type RenderedEmail,
  renderedEmail,
} from '../../../model/access/emailTemplate'
import { throughOf } from '../../../model/access/throughReference'
import { type Move, requiredFieldsOf } from '../../../model/access/transition'
import type { EmailTemplate } from '../../../model/definition/effect'
import type { Transition } from '../../../model/definition/flow'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { holds } from '../../../model/rules/evaluate'
import type { DraftValues } from '../../../model/validation/draft'
import { movedRecord } from '../../../model/validation/movedRecord'
import { useMe } from '../../../providers/backend/backendContext'
import { TitledDialog } from '../../../ui/theme/TitledDialog'
import { answerWriterOf, questionResolver } from './answers'
import { MoveFacts, useBehind } from './MoveFacts'
import { dialogFieldsOf, shownFields } from './prepareQuestion'

/** The fields and the validation of a transition's dialog; `base` holds the stored values. */
export function useQuestion(resource: Resource, made: Move, base: DraftValues) {
  const translate = useTranslate()
  const me = useMe()
  const move = useMemo(() => {
    const { needs } = (base._can ?? {}) as Partial<Can>
    return withNeeds(made, needs?.[made.name])
  }, [made, base])
  const writer = useMemo(
    () => answerWriterOf({ resource, move, base, me }),
    [resource, move, base, me],
  )
  const resolver = useMemo(
    () =>
      questionResolver(move, writer, ({ key, params = {} }) =>
        translate(`validation.${key}`, params),
      ),
    [move, writer, translate],
  )
  const { readable, opened } = policyOf(resource, me)
  const fields = dialogFieldsOf(resource, move).filter(
    ({ name }) => readable.has(name) || opened.has(name),
  )
  return { resource, move, writer, resolver, fields }
}

interface QuestionProps {
  readonly question: ReturnType<typeof useQuestion>
  /** The record, if there is only one. */
  readonly record?: SentRecord
  /** Label of the submit button. */
  readonly yes: string
  readonly color?: 'primary' | 'error'
  /** Nothing can be sent. @default false */
  readonly isOff?: boolean
  readonly onSubmit: (typed: object) => unknown
  readonly onClose: () => void
  /** Content above the fields. */
  readonly children?: ReactNode
}

/** A transition's dialog: a form like any other. */
export function MoveQuestion({ question, record, onSubmit, children, ...buttons }: QuestionProps) {
  const labels = useLabels()
  const { resource, move, resolver, fields } = question
  const { label, confirm } = move.transition
  return (
    <TitledDialog title={labels.text(label)} maxWidth="sm" onClose={buttons.onClose}>
      <Form
        {...(record && { record })}
        resource={resource.name}
        mode="onTouched"
        resolver={resolver}
        onSubmit={onSubmit}
        noValidate
        disableInvalidFormNotification
        className="w-question"
      >
        <LiveRecordProvider before={record}>
          <UploadsProvider>
            <DialogContent className="w-answers">
              {confirm && <p>{labels.text(confirm)}</p>}
              {children}
              {record &&
                shownFields(resource, move).map(seen => <MoveFacts key={seen.name} seen={seen} />)}
              {fields.map(field => (
                <CallAnswer key={field.name} field={field} transition={move.transition} />
              ))}
              {record && <EmailPreviews move={move} />}
            </DialogContent>
            <Buttons {...buttons} />
          </UploadsProvider>
        </LiveRecordProvider>
      </Form>
    </TitledDialog>
  )
}

function Buttons({
  yes,
  color = 'primary',
  isOff = false,
  onClose,
}: Pick<QuestionProps, 'yes' | 'color' | 'isOff' | 'onClose'>) {
  const translate = useTranslate()
  const isUploading = useIsUploading()
  const { isSubmitting } = useFormState()
  return (
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        {translate('app.common.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={color}
        loading={isSubmitting}
        disabled={isUploading || isOff}
      >
        {yes}
      </Button>
    </DialogActions>
  )
}

interface AnswerProps {
  readonly field: FieldModel
  readonly transition: Transition<string>
}

/** One field of a dialog: visible by its own rule, required by its rule or by the transition. */
function CallAnswer({ field, transition }: AnswerProps) {
  const me = useMe() as DraftValues
  const label = useLabels().field(field)
  const asked = useFieldMode(field)
  const Input = useInputOf(field)
  const required = useLiveRecord(
    record =>
      holds(field.required, record, me) ||
      requiredFieldsOf(transition, record, me).includes(field.name),
  )
  if (asked === 'hidden') return null
  if (asked === 'fixed') return <FixedField field={field} source={field.name} label={label} />
  return <Input field={field} source={field.name} label={label} isRequired={required} />
}

/** Previews the mails that a transition sends, with the current answers. */
const EmailPreviews = ({ move }: { readonly move: Move }) =>
  emailsIn(move.transition.effects).map(letter => (
    <LetterPreview key={letter.call} letter={letter} move={move} />
  ))

interface LetterProps {
  readonly letter: ReturnType<typeof emailsIn>[number]
  readonly move: Move
}

function LetterPreview({ letter, move }: LetterProps) {
  const { resource, translate, me } = useResourceView()
  const [now] = useState(() => new Date())
  const titleOf = useTitleByKey()
  const { language } = business()
  const far = throughOf(resource, letter.field)
  const { id, value = '…' } = useBehind(far)
  const address = far && { [far.name]: id == null ? null : value }
  const written = useLiveRecord(before => {
    const record = { ...movedRecord(resource, move, { record: before, me, now }), ...address }
    return JSON.stringify(renderedEmail(resource, letter, { record, titleOf, language }) ?? null)
  })
  const names = useLiveRecord(record => namesOf(letter, record))
  const shown = JSON.parse(written) as RenderedEmail | null
  if (!shown) return <p className="p-quiet">{translate('form.flow.noLetter')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the area
    <section className="p-box w-shown" tabIndex={0} aria-label={translate('form.flow.letter')}>
      <b aria-hidden="true">{translate('form.flow.letter')}</b>
      <bdi dir="ltr" className="p-quiet">
        {shown.to}
      </bdi>
      <div lang={htmlLang(language)} dir={dirOf(language)}>
        <b>{shown.subject}</b>
        <p className="p-prose">{shown.text}</p>
      </div>
      {names && <span>{translate('form.flow.attached', { names })}</span>}
      {isInLanguages(letter) && (
        <small className="p-quiet">{translate('form.flow.letterLanguages')}</small>
      )}
    </section>
  )
}

const namesOf = ({ files = [] }: EmailTemplate, record: DraftValues) =>
  files.flatMap(name => (record[name] as StoredFile | null | undefined)?.name ?? []).join(', ')
