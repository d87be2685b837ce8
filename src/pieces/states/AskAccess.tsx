import Key from '@mui/icons-material/VpnKeyOutlined'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { dateTime } from '../../model/kinds/time'
import { useBackend, useLanguage } from '../../providers/backendContext'
import { Button } from '../Button'

/** Asks those who can grant it to open a page, and says that they were asked; once a day. */
export function AskAccess({ page }: { readonly page: string }) {
  const translate = useTranslate()
  const language = useLanguage()
  const notify = useNotify()
  const { notices } = useBackend()
  const client = useQueryClient()
  const queryKey = ['access', page]
  const { data: at, isPending } = useQuery({
    queryKey,
    queryFn: () => notices.askedAt(page),
    retry: false,
  })
  const { mutate, isPending: isAsking } = useMutation({
    mutationFn: () => notices.askFor(page),
    onSuccess: asked => client.setQueryData(queryKey, asked),
    onError: error => notify(messageOf(error), { type: 'error' }),
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
          loading={isAsking}
          onClick={() => mutate()}
        >
          {translate('app.page.askAccess')}
        </Button>
      )}
    </div>
  )
}

const messageOf = (error: unknown) =>
  String((error as { message?: unknown } | null)?.message ?? 'app.page.wrong')
