import { type RouterProvider, type RouterTo, reactRouterProvider } from 'ra-core'
import { useCallback } from 'react'
import { canonical } from './destination'
import { type BrowserLocation, isDashboard } from './place'

/**
 * React Router for react-admin, with two differences: links use public addresses, and paths outside
 * /dashboard go to `place`, because another boot serves them.
 */
export function createRouterProvider(
  toPublic: (path: string) => string,
  place: BrowserLocation,
): RouterProvider {
  const lead = (to: RouterTo): RouterTo => {
    if (typeof to === 'string') return leadPath(to)
    return to.pathname ? { ...to, pathname: leadPath(to.pathname) } : to
  }
  const leadPath = (path: string) => {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
    return pathname.startsWith('/') ? `${toPublic(canonical(pathname))}${rest}` : path
  }
  const { Link, Navigate, useNavigate } = reactRouterProvider
  return {
    ...reactRouterProvider,
    Link: ({ to, ...props }) => <Link to={lead(to)} {...props} />,
    Navigate: ({ to, ...props }) => <Navigate to={lead(to)} {...props} />,
    useNavigate: () => {
      const navigate = useNavigate()
      return useCallback(
        (to, options) => {
          if (typeof to === 'number') return navigate(to)
          const target = lead(to)
          const path = typeof target === 'string' ? target : target.pathname
          const isElsewhere = path?.startsWith('/') && !isDashboard(path)
          if (isElsewhere) place.go(path ?? '', { replace: options?.replace ?? false })
          else navigate(target, options)
        },
        [navigate],
      )
    },
  }
}
