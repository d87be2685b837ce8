import Key from '@mui/icons-material/VpnKeyOutlined'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { dateTime } from '../../kinds/dateTime/data'
import { askAccess, requestedAccess } from '../../model/endpoints/notices'
import { useBackend } from '../../providers/backend/backendContext'
import { useTexts } from '../../providers/backend/catalogueContext'
import { call } from '../../providers/dataProvider/call'
import { Button } from '../controls/Button'

/** Requests access to a page from people who can grant it, at most once a day. */
export function RequestAccessButton({ page }: { readonly page: string }) {
  const { translate, language } = useTexts()
  const notify = useNotify()
  const { http } = useBackend()
  const client = useQueryClient()
  const queryKey = ['access', page]
  const { data: at, isPending } = useQuery({
    queryKey,
    queryFn: async () => (await call(http, requestedAccess, { query: { page } })).at,
  })
  const { mutate, isPending: isRequesting } = useMutation({
    mutationFn: async () => (await call(http, askAccess, { body: { page } })).at,
    onSuccess: answer => client.setQueryData(queryKey, answer),
    onError: error => notify(toMessage(error), { type: 'error' }),
  })
  return (
    <div role="status">
      {at ? (
        <p>{translate('app.page.accessAsked', { at: dateTime.print(at, {}, language) })}</p>
      ) : (
        <Button
          variant="contained"
          startIcon={<Key fontSize="small" />}
          disabled={isPending}
          loading={isRequesting}
          onClick={() => mutate()}
          i18nKey="app.page.askAccess"
        />
      )}
    </div>
  )
}

const toMessage = (error: unknown) =>
  String((error as { message?: unknown } | null)?.message ?? 'app.page.wrong')
