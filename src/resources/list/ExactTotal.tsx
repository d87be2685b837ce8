import { useNotify, useTranslate } from 'ra-core'
import { useMe } from '../../providers/backend/backendContext'
import { Button } from '../../ui/controls/Button'
import { useCounting, useTotal } from './state/useTotal'

/** "At least 1,000": a click asks for the exact number. */
export function ExactTotal() {
  const translate = useTranslate()
  const notify = useNotify()
  const total = useTotal()
  const { refetch, isFetching } = useCounting()
  if (useMe().PLAIN_SERVER) return `/ ${total}`
  const count = async () => {
    const { error } = await refetch()
    if (error) notify(error.message, { type: 'error' })
  }
  return (
    <Button
      color="inherit"
      loading={isFetching}
      title={translate('list.count')}
      onClick={() => void count()}
    >
      {`/ ${total}`}
    </Button>
  )
}
