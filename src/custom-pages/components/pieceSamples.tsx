import Inbox from '@mui/icons-material/InboxOutlined'
import type { ReactNode } from 'react'
import { ShareableLink } from '../../fields/display/ShareableLink'
import { Button, IconButton } from '../../ui/controls/Button'
import { CopyButton } from '../../ui/controls/CopyButton'
import { Ghost } from '../../ui/controls/Ghost'
import { Find } from '../../ui/find/Find'
import { BrandMark, brand } from '../../ui/page/Brand'
import { Crashed } from '../../ui/states/Crashed'
import { EmptyState } from '../../ui/states/EmptyState'
import { FaultReference } from '../../ui/states/FaultReference'
import { Forbidden } from '../../ui/states/Forbidden'
import { NoResult } from '../../ui/states/NoResult'
import { NotFound } from '../../ui/states/NotFound'
import { NotProvided } from '../../ui/states/NotProvided'
import { Scene, sceneNames } from '../../ui/states/Scene'
import { ErrorState, LoadingForm, LoadingRows, Waiting } from '../../ui/states/Waiting'

const noop = () => undefined
const requestId = '3f0c1d9e-7a52-4b1e-9c64-0d2b8f6a5e17'
const loadError = new TypeError('Failed to fetch dynamically imported module')

/** Samples of shared components by file name. */
export const pieceSamples: Readonly<Record<string, (error: Error) => ReactNode>> = {
  Button: () => (
    <>
      {(['contained', 'outlined', 'text'] as const).map(variant =>
        (['primary', 'inherit', 'error'] as const).map(color => (
          <Button key={variant + color} variant={variant} color={color}>
            {brand()}
          </Button>
        )),
      )}
      <Button variant="contained" loading>
        {brand()}
      </Button>
      <Button variant="contained" disabled>
        {brand()}
      </Button>
      <IconButton aria-label={brand()}>
        <Inbox />
      </IconButton>
    </>
  ),
  CopyButton: () => <CopyButton label={brand()} text={brand()} />,
  Brand: () => [24, 36, 56].map(size => <BrandMark key={size} size={size} />),
  Ghost: () => <Ghost reason={brand()}>{brand()}</Ghost>,
  Find: () => (
    <Find
      {...{
        label: brand(),
        results: brand(),
        placeholder: brand(),
        typed: '',
        statusText: brand(),
      }}
      {...{ isBusy: false, onType: noop, onChoose: noop }}
      rows={[{ id: 1 }, { id: 2 }]}
      rowOf={({ id }) => ({ name: brand(), code: `00${id}`, more: brand() })}
    />
  ),
  ShareableLink: () => <ShareableLink link="https://example.com/" words={brand()} />,
  Scene: () => sceneNames.map(name => <Scene key={name} name={name} />),
  EmptyState: () => <EmptyState />,
  NoResult: () => <NoResult onClear={noop} />,
  NotFound: () => <NotFound />,
  NotProvided: () => <NotProvided />,
  Waiting: () => <Waiting error={undefined} onRetry={noop} />,
  Forbidden: () => <Forbidden able={['10', '9']} />,
  ErrorState: error => (
    <ErrorState error={{ status: 503, message: error.name, body: { requestId } }} onRetry={noop} />
  ),
  FaultReference: () => <FaultReference id={requestId} />,
  Crashed: () => (
    <>
      <Crashed what="page" error={{ body: { requestId } }} onRetry={noop} />
      <Crashed what="part" error={{ body: { requestId } }} onRetry={noop} />
      <Crashed what="page" error={loadError} onRetry={noop} />
    </>
  ),
  Loading: () => (
    <>
      <LoadingRows />
      <LoadingForm />
    </>
  ),
}
