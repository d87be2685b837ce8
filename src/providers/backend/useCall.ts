import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { InputOf, ResponseOf, Route } from '../../model/route/defineRoute'
import { call } from '../dataProvider/call'
import { useBackend } from './backendContext'

type Options<R extends Route, Data> = Omit<
  UseQueryOptions<ResponseOf<R>, Error, Data>,
  'queryKey' | 'queryFn'
> & {
  /** Starts with a resource, where its changes read the answer again; by default the route and what is asked. */
  readonly queryKey?: QueryKey
}

/** Reads a declared route: `useCall(deviceLife, { params: { code } })`. */
export function useCall<R extends Route, Data = ResponseOf<R>>(
  route: R,
  asked: InputOf<R>,
  options?: Options<R, Data>,
) {
  const { http } = useBackend()
  return useQuery<ResponseOf<R>, Error, Data>({
    queryKey: [route.name, asked],
    queryFn: ({ signal }) => call(http, route, Object.assign({ signal }, asked)),
    ...options,
  })
}
