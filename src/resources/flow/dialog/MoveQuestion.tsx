import '../flow.css'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { Form, useTranslate } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import { useFormState } from 'react-hook-form'
import { LiveRecordProvider } from '../../../fields/record/liveRecord'
import { UploadsProvider, useIsUploading } from '../../../fields/record/uploads'
import { policyOf } from '../../../model/access/access'
import type { Move } from '../../../model/access/transition'
import type { Resource } from '../../../model/fields/resource'
import type { DraftValues } from '../../../model/validation/draft'
import { useMe } from '../../../providers/backend/backendContext'
import { useLabels } from '../../../providers/backend/labels'
import { TitledDialog } from '../../../ui/theme/TitledDialog'
import type { SentRecord } from '../../record/useRecord'
import { answerWriterOf, questionResolver } from './answers'
import { CallAnswer } from './CallAnswer'
import { EmailPreviews } from './EmailPreviews'
import { MoveFacts } from './MoveFacts'
import { dialogFieldsOf, shownFields } from './prepareQuestion'

/** The fields and the validation of a transition's dialog; `base` holds the stored values. */
export function useQuestion(resource: Resource, move: Move, base: DraftValues) {
  const translate = useTranslate()
  const me = useMe()
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
  onClose,
}: Pick<QuestionProps, 'yes' | 'color' | 'onClose'>) {
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
        disabled={isUploading}
      >
        {yes}
      </Button>
    </DialogActions>
  )
}
