import Bookmarks from '@mui/icons-material/BookmarksOutlined'
import Popover, { type PopoverActions } from '@mui/material/Popover'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import {
  defaultView,
  deleteView,
  type SavedView,
  saveView,
  views,
} from '../../../model/endpoints/views'
import { copiedValues } from '../../../model/validation/copied'
import { useBackend, useViewedUser } from '../../../providers/backend/backendContext'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import { call } from '../../../providers/dataProvider/call'
import { Button } from '../../../ui/controls/Button'
import { Item } from '../../../ui/primitives/Item'
import { Input } from '../../../ui/primitives/inputs'
import { Row, Stack, Text } from '../../../ui/primitives/layout'
import { LoadingRows } from '../../../ui/states/Waiting'
import { useViewAct } from '../../list/state/useViewAct'

/** A new record begins with the values of a template, or what is filled in becomes one. */
export function Templates() {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<PopoverActions>(null)
  const { clearErrors, getFieldState, formState } = useFormContext()
  const { errors } = formState
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // A field that was only left for this button is not marked.
    const left = Object.keys(errors).filter(name => !getFieldState(name).isDirty)
    if (isOpen && left.length > 0) clearErrors(left)
  }, [isOpen, errors, getFieldState, clearErrors])
  const close = () => setOpen(false)
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        className="r-wide-only"
        startIcon={<Bookmarks />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        i18nKey="form.templates.title"
      />
      <Popover
        action={popover}
        open={isOpen}
        anchorEl={button.current}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('form.templates.title') },
        }}
      >
        <Stack pad={4} gap={3}>
          {isOpen && (
            <TemplateList onDone={close} onResize={() => popover.current?.updatePosition()} />
          )}
        </Stack>
      </Popover>
    </>
  )
}

interface TemplateListProps {
  readonly onDone: () => void
  readonly onResize: () => void
}
function TemplateList({ onDone, onResize }: TemplateListProps) {
  const translate = useTranslate()
  const looked = useViewedUser()
  const { templates, take, save, remove, share } = useTemplates()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list grew or shrank
  useEffect(onResize, [templates?.length])
  if (!templates) return <LoadingRows />
  return (
    <>
      {templates.length === 0 && <Text tone="secondary">{translate('form.templates.none')}</Text>}
      <Stack as="ul" gap={1} divided>
        {templates.map(template => (
          <li key={template.id}>
            <Item
              title={
                <Button
                  color="inherit"
                  onClick={() => {
                    take(template)
                    onDone()
                  }}
                >
                  {template.name}
                </Button>
              }
              sub={template.isShared && translate('form.templates.shared')}
              end={
                !looked && (
                  <Row>
                    {template.roles && (
                      <Button color="inherit" onClick={() => void share(template)}>
                        {translate(`form.templates.${template.isShared ? 'unshare' : 'share'}`)}
                      </Button>
                    )}
                    {template.isMine && (
                      <Button
                        color="error"
                        aria-label={`${translate('app.action.delete')}: ${template.name}`}
                        onClick={() => void remove(template)}
                        i18nKey="app.action.delete"
                      />
                    )}
                  </Row>
                )
              }
            />
          </li>
        ))}
      </Stack>
      {!looked && <SaveAs onName={name => save(name).then(isSaved => isSaved && onDone())} />}
    </>
  )
}

function SaveAs({ onName }: { readonly onName: (name: string) => void }) {
  const translate = useTranslate()
  const [name, setName] = useState('')
  const keep = (event: FormEvent) => {
    event.preventDefault()
    // The form of the record stands around this one.
    event.stopPropagation()
    if (name.trim()) onName(name.trim())
  }
  return (
    <Row as="form" align="end" onSubmit={keep}>
      <Input
        label={translate('form.templates.saveAs')}
        autoComplete="off"
        maxLength={60}
        value={name}
        onText={setName}
      />
      <Button type="submit" variant="outlined" i18nKey="form.save" />
    </Row>
  )
}

/** The templates of this form: saved views that hold values in place of columns and filters. */
function useTemplates() {
  const { resource, me } = useResourceView()
  const { http } = useBackend()
  const client = useQueryClient()
  const notify = useNotify()
  const { getValues, reset } = useFormContext()
  const queryKey = [resource.name, 'views']
  const { data } = useQuery({
    queryKey,
    queryFn: () => call(http, views, { query: { resource: resource.name } }),
  })
  const acted = useViewAct({ refresh: () => client.invalidateQueries({ queryKey }) })
  return {
    templates: data?.views.filter(({ state }) => state.values),
    /** Fills the form; what the template does not name stays. */
    take: ({ name, state: { values = {} } }: SavedView) => {
      const taken = copiedValues(resource, me, values)
      reset({ ...getValues(), ...taken }, { keepDefaultValues: true })
      notify('form.templates.taken', { messageArgs: { name } })
    },
    save: (name: string) =>
      acted(() => {
        const state = { values: copiedValues(resource, me, getValues()) }
        return call(http, saveView, { body: { resource: resource.name, name, state } })
      }),
    remove: ({ id }: SavedView) => acted(() => call(http, deleteView, { params: { id } })),
    share: ({ id, isShared = false }: SavedView) =>
      acted(() =>
        call(http, defaultView, { params: { id }, body: { for: 'everyone', on: !isShared } }),
      ),
  }
}
