import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { changePhoto } from '../../model/endpoints/account'
import { useBackend } from '../../providers/backend/backendContext'
import { upload } from '../../providers/dataProvider/call'

/** Sends the own photo and shows it everywhere. `message`: why the server refused it. */
export function useSendPortrait(onDone: () => void) {
  const { http, session } = useBackend()
  const client = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Blob) => upload(http, changePhoto, { body }),
    onSuccess: values => {
      session.updateUser(values)
      void client.invalidateQueries({ queryKey: ['users'] })
      notify('account.photo.saved', { type: 'success' })
      onDone()
    },
  })
  const send = (picture: Blob | null) => {
    if (picture) mutate(picture)
  }
  return { send, isSending: isPending, message: error ? messageOf(error) : '' }

  function messageOf({ message, body }: Error & { readonly body?: unknown }) {
    const { errors } = (body ?? {}) as { readonly errors?: { readonly PHOTOURL?: string } }
    return errors?.PHOTOURL ?? (message || translate('app.page.wrong'))
  }
}
