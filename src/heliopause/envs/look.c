/* The compiled form of look.py, which says what this is for. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST_THINGS 62

/* All that is remembered lies in one piece: a thing, or of a list its size and then what is in it. */
typedef struct {
    PyObject_HEAD
    Py_ssize_t things, filled, room;
    PyObject **seen;
} Look;

/* The size of a list as an odd pointer, which no object has. */
#define SIZE_MARK(size) ((PyObject *)(((uintptr_t)(size) << 1) | 1))
#define IS_MARK(slot) ((uintptr_t)(slot)&1)
#define SIZE_OF(slot) ((Py_ssize_t)((uintptr_t)(slot) >> 1))

static Py_ssize_t slots_from(PyObject **slot)
{
    Py_ssize_t slots = 1;
    if (IS_MARK(*slot))
        for (Py_ssize_t left = SIZE_OF(*slot); left; left--)
            slots += slots_from(slot + slots);
    return slots;
}

static Py_ssize_t slots_for(PyObject *thing)
{
    Py_ssize_t slots = 1;
    if (PyList_CheckExact(thing))
        for (Py_ssize_t each = 0; each < PyList_GET_SIZE(thing); each++)
            slots += slots_for(PyList_GET_ITEM(thing, each));
    return slots;
}

static PyObject **remember(PyObject **slot, PyObject *thing)
{
    if (!PyList_CheckExact(thing)) {
        Py_INCREF(thing);
        *slot++ = thing;
        return slot;
    }
    *slot++ = SIZE_MARK(PyList_GET_SIZE(thing));
    for (Py_ssize_t each = 0; each < PyList_GET_SIZE(thing); each++)
        slot = remember(slot, PyList_GET_ITEM(thing, each));
    return slot;
}

static void forget(PyObject **slot, Py_ssize_t slots)
{
    for (; slots; slots--, slot++)
        if (!IS_MARK(*slot))
            Py_DECREF(*slot);
}

/* In the place of so many slots from this one on, another thing. */
static int remember_instead(Look *self, Py_ssize_t slot, Py_ssize_t slots, PyObject *thing)
{
    Py_ssize_t needed = slots_for(thing), filled = self->filled - slots + needed;
    if (filled > self->room) {
        PyObject **larger = PyMem_Realloc(self->seen, sizeof(PyObject *) * 2 * filled);
        if (larger == NULL) {
            PyErr_NoMemory();
            return -1;
        }
        self->seen = larger;
        self->room = 2 * filled;
    }
    PyObject **here = self->seen + slot;
    forget(here, slots);
    memmove(here + needed, here + slots, sizeof(PyObject *) * (self->filled - slot - slots));
    remember(here, thing);
    self->filled = filled;
    return 0;
}

/* Is it what was remembered from this slot on? The slot goes on behind it, but only if it is. -1: cannot be told. */
static int same(PyObject ***slot, PyObject *now)
{
    PyObject *seen = **slot;
    if (seen == now) {
        ++*slot;
        return 1;
    }
    if (!IS_MARK(seen)) {
        int alike = PyObject_RichCompareBool(seen, now, Py_EQ);
        ++*slot;
        return alike;
    }
    if (!PyList_CheckExact(now) || PyList_GET_SIZE(now) != SIZE_OF(seen))
        return 0;
    ++*slot;
    for (Py_ssize_t each = 0; each < PyList_GET_SIZE(now); each++) {
        PyObject *item = PyList_GET_ITEM(now, each);
        if (**slot == item)
            ++*slot;
        else {
            int alike = same(slot, item);
            if (alike < 1)
                return alike;
        }
    }
    return 1;
}

static void look_free(Look *self)
{
    forget(self->seen, self->filled);
    PyMem_Free(self->seen);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyObject *look_changed(Look *self, PyObject *const *things, Py_ssize_t count)
{
    if (count > MOST_THINGS)
        return PyErr_Format(PyExc_ValueError, "one looks at %d things at once, not at %zd", MOST_THINGS, count);
    int anew = self->things != count;
    if (anew) {
        forget(self->seen, self->filled);
        self->filled = 0;
        self->things = 0;
    }
    uint64_t news = 0;
    Py_ssize_t start = 0;
    for (Py_ssize_t each = 0; each < count; each++) {
        if (!anew) {
            PyObject **end = self->seen + start;
            int alike = same(&end, things[each]);
            if (alike < 0)
                return NULL;
            if (alike) {
                start = end - self->seen;
                continue;
            }
        }
        if (remember_instead(self, start, anew ? 0 : slots_from(self->seen + start), things[each]) < 0)
            return NULL;
        start += slots_for(things[each]);
        news |= (uint64_t)1 << each;
    }
    self->things = count;
    return PyLong_FromUnsignedLongLong(news);
}

static PyMethodDef look_methods[] = {
    {"changed", (PyCFunction)(void (*)(void))look_changed, METH_FASTCALL, NULL}, {NULL}};

static PyTypeObject LookType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "heliopause.envs.look.Look",
    .tp_basicsize = sizeof(Look),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_dealloc = (destructor)look_free,
    .tp_methods = look_methods};

/* The module */

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, .m_name = "heliopause.envs.look", .m_doc = "The compiled form of look.py.", .m_size = -1};

PyMODINIT_FUNC PyInit_look(void)
{
    PyObject *made = PyModule_Create(&module);
    if (made != NULL && PyModule_AddType(made, &LookType) < 0)
        Py_CLEAR(made);
    return made;
}
