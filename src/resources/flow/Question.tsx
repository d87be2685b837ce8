import './flow.css'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Form, useTranslate } from 'ra-core'
import { type ReactNode, useId, useMemo } from 'react'
import { useFormState } from 'react-hook-form'
import { LiveRecordProvider } from '../../fields/liveRecord'
import { UploadsProvider, useIsUploading } from '../../fields/uploads'
import { policyOf } from '../../model/access'
import type { Values } from '../../model/draft'
import type { Resource } from '../../model/resource'
import type { Move } from '../../model/transition'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import type { Sent } from '../useRecord'
import { Answer } from './Answer'
import { questionResolver, writerOf } from './answers'
import { LetterPreviews } from './LetterPreview'
import { askedFields, shownFields } from './prepareQuestion'
import { Shown } from './Shown'

/** What a move asks of whom, and what is a good answer; `base` is what stands there already. */
export function useQuestion(resource: Resource, move: Move, base: Values) {
  const translate = useTranslate()
  const me = useMe()
  const writer = useMemo(() => writerOf({ resource, move, base, me }), [resource, move, base, me])
  const resolver = useMemo(
    () =>
      questionResolver(move, writer, ({ key, params = {} }) =>
        translate(`validation.${key}`, params),
      ),
    [move, writer, translate],
  )
  const { readable, opened } = policyOf(resource, me)
  const fields = askedFields(resource, move).filter(
    ({ name }) => readable.has(name) || opened.has(name),
  )
  return { resource, move, writer, resolver, fields }
}

interface QuestionProps {
  readonly question: ReturnType<typeof useQuestion>
  /** Whose answers they are, where it is one record's. */
  readonly record?: Sent
  /** What the button says that takes the answers. */
  readonly yes: string
  readonly color?: 'primary' | 'error'
  readonly onSubmit: (typed: object) => unknown
  readonly onClose: () => void
  /** What is to be told above the fields. */
  readonly children?: ReactNode
}

/** The dialog before a move: a form like any other. */
export function Question({ question, record, onSubmit, children, ...buttons }: QuestionProps) {
  const labels = useLabels()
  const id = useId()
  const { resource, move, resolver, fields } = question
  const { label, confirm } = move.transition
  return (
    <Dialog open onClose={buttons.onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
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
        <LiveRecordProvider resource={resource} before={record}>
          <UploadsProvider>
            <DialogTitle id={id}>{labels.text(label)}</DialogTitle>
            <DialogContent className="w-answers">
              {confirm && <p>{labels.text(confirm)}</p>}
              {children}
              {record &&
                shownFields(resource, move).map(seen => <Shown key={seen.name} seen={seen} />)}
              {fields.map(field => (
                <Answer key={field.name} field={field} transition={move.transition} />
              ))}
              {record && <LetterPreviews resource={resource} move={move} />}
            </DialogContent>
            <Buttons {...buttons} />
          </UploadsProvider>
        </LiveRecordProvider>
      </Form>
    </Dialog>
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
    <DialogActions className="w-actions">
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
