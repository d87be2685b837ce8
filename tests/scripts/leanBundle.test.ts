import { expect, test } from 'vitest'
import { unnamed } from '../../scripts/leanBundle'

test('of the router nothing stays that only a debugger reads, and what nobody uses may go', () => {
  const code = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'var RouteContext = React.createContext({',
    '});',
    'RenderErrorBoundary.contextType = RSCRouterContext;',
    '    FetcherForm2.displayName = "fetcher.Form";',
  ].join('\n')
  expect(unnamed(code).split('\n')).toEqual([
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    '',
    'var RouteContext = /* @__PURE__ */ React.createContext({',
    '});',
    'RenderErrorBoundary.contextType = RSCRouterContext;',
    '    FetcherForm2.displayName = "fetcher.Form";',
  ])
})
