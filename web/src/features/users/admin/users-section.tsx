import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PAGE_SIZE } from '@tessera/contract/constants';
import { downloadAdminFile } from '../../../lib/admin-file.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { DirectionToggle, ExportButton, ListToolbar } from '../../../ui/list-toolbar.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Select } from '../../../ui/select.tsx';
import { UserDrawer } from './user-drawer.tsx';
import { userHead, UserRow, userSkeleton } from './user-row.tsx';
import { FILTERS, SORTS, usersQuery, useUserList } from './users-query.ts';

export function UsersSection() {
  const list = useUserList();
  const { query } = list;
  const users = useQuery(usersQuery(query));
  const [failure, setFailure] = useState<string | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [parameters, setParameters] = useSearchParams();

  const open = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete('user');
    else next.set('user', id);
    setParameters(next, { preventScrollReset: true, replace: id === null });
  };

  return (
    <div className="mt-5">
      <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
      <ListToolbar
        label="Search users"
        placeholder="Search by name or email"
        searchText={list.searchText}
        onSearch={list.setSearch}
        actions={
          <ExportButton
            onExport={() => {
              const { page: _page, ...narrowed } = query;
              return downloadAdminFile('exportUsers', { query: narrowed });
            }}
            onFailure={setFailure}
          />
        }
      >
        <Select
          label="Filter users"
          hideLabel
          options={FILTERS}
          value={query.filter}
          onChange={(filter) => list.setFilter('filter', filter)}
          className="w-36"
        />
        <Select
          label="Sort users by"
          hideLabel
          options={SORTS}
          value={query.sort}
          onChange={list.setSort}
          className="w-36"
        />
        <DirectionToggle direction={query.direction} onChange={list.setDirection} />
      </ListToolbar>
      <div className="mt-4">
        <PagedList
          ref={table}
          label="Users"
          noun={{ one: 'user', many: 'users' }}
          asked={users}
          page={query.page}
          pageSize={PAGE_SIZE.users}
          onPage={list.turnTo}
          head={userHead}
          skeletonCells={userSkeleton}
          renderRow={(user) => (
            <UserRow
              key={user._id}
              user={user}
              onOpen={(button) => {
                opener.current = button;
                open(user._id);
              }}
              onDeleted={() => {
                setFailure(null);
                table.current?.focus();
              }}
              onFailure={setFailure}
            />
          )}
          failure="Failed to load user data. Please try again."
          empty={{
            seed: 'no-users',
            title: 'No users found matching your filters.',
            action: list.isNarrowed && <Button onClick={list.clear}>Show all users</Button>,
          }}
        />
      </div>
      <UserDrawer id={readId(parameters.get('user'))} opener={opener} onClose={() => open(null)} />
    </div>
  );
}

const readId = (text: string | null) =>
  text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null;
