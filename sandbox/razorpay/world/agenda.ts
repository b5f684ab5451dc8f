import type { Task, TaskKind } from './records.ts';
import type { Table } from './store.ts';

const before = (a: Task, b: Task) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Planned tasks, ordered by time. It is a binary heap, because a load test plans tens of thousands. */
export function createAgenda(tasks: Table<Task>, nextOrder: () => number) {
  let heap: Task[] = [];

  const rise = (from: number) => {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!before(heap[index]!, heap[parent]!)) return;
      [heap[index], heap[parent]] = [heap[parent]!, heap[index]!];
      index = parent;
    }
  };
  const sink = () => {
    let index = 0;
    for (;;) {
      const [left, right] = [index * 2 + 1, index * 2 + 2];
      let least = index;
      if (left < heap.length && before(heap[left]!, heap[least]!)) least = left;
      if (right < heap.length && before(heap[right]!, heap[least]!)) least = right;
      if (least === index) return;
      [heap[index], heap[least]] = [heap[least]!, heap[index]!];
      index = least;
    }
  };

  const load = () => {
    heap = [];
    for (const task of tasks.all()) {
      heap.push(task);
      rise(heap.length - 1);
    }
  };
  load();

  return {
    load,
    plan(kind: TaskKind, subject: string, at: number) {
      const order = nextOrder();
      const task: Task = { id: `task${order}`, at, order, kind, subject };
      tasks.save(task);
      heap.push(task);
      rise(heap.length - 1);
    },
    next: (): Task | undefined => heap[0],
    take(): Task {
      const [first] = heap;
      const last = heap.pop()!;
      if (heap.length > 0) {
        heap[0] = last;
        sink();
      }
      tasks.remove(first!.id);
      return first!;
    },
    size: () => heap.length,
  };
}
