import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useNotify } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import {
  defaultView,
  deleteView,
  type SavedView,
  saveView,
  views,
} from '../../../model/endpoints/views'
import { copiedValues } from '../../../model/validation/copied'
import { useBackend, useMe } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'
import { call } from '../../../providers/dataProvider/call'

/** The templates of this form: saved views that hold values in place of columns and filters. */
export function useTemplates() {
  const resource = useResource()
  const me = useMe()
  const { http } = useBackend()
  const client = useQueryClient()
  const notify = useNotify()
  const { getValues, reset } = useFormContext()
  const queryKey = [resource.name, 'views']
  const { data } = useQuery({
    queryKey,
    queryFn: () => call(http, views, { query: { resource: resource.name } }),
  })
  const acted = async (act: () => Promise<unknown>) => {
    try {
      await act()
      await client.invalidateQueries({ queryKey })
      return true
    } catch (error) {
      const { message, body } = error as HttpError
      const [first] = Object.values((body?.errors ?? {}) as Record<string, string>)
      notify(first ?? message, { type: 'error' })
      return false
    }
  }
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
