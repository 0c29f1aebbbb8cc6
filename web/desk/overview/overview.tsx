import { useQuery } from '@tanstack/react-query';
import { overviewWords as words } from '#content/desk/overview.ts';
import { Failure } from '../failure.tsx';
import { client, overviewQuery } from '../queries.ts';
import { Waiting } from '../waiting.tsx';
import { Health } from './health.tsx';
import { Ready } from './ready.tsx';

export function Overview() {
  const { data: overview, error, refetch } = useQuery(overviewQuery);
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto max-w-6xl p-4 pb-16 sm:p-6 lg:p-10">
        <h1 className="text-3xl leading-tight">{words.heading}</h1>
        {error && (
          <div className="mt-6">
            <Failure error={error} again={refetch} />
          </div>
        )}
        {!overview && !error && <Waiting />}
        {overview && (
          <div className="mt-7 grid items-start gap-4 lg:grid-cols-[1fr_24rem] lg:gap-6">
            <Ready unready={overview.unready} />
            <Health overview={overview} onDelivered={(now) => client.setQueryData(overviewQuery.queryKey, now)} />
          </div>
        )}
      </div>
    </div>
  );
}
