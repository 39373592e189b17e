/* The compiled form of pages.py, which says what all of this is for. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define NOBODY -1
#define MOST_CHANGED 256 /* more than that are copied with all the others */

/* Pages */

typedef struct {
    PyObject_HEAD
    PyObject *turned; /* bytes: where a number stands, page after page */
    Py_buffer row;    /* row.obj is NULL if there is none */
    float *numbers;
    Py_ssize_t size, seats, shown, changes;
    int32_t changed[MOST_CHANGED];
} Pages;

static int pages_init(Pages *self, PyObject *args, PyObject *named)
{
    static char *names[] = {"turned", "seats", "row", NULL};
    PyObject *turned, *row = Py_None;
    Py_ssize_t seats;
    if (self->numbers != NULL) {
        PyErr_SetString(PyExc_TypeError, "pages are made once");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, named, "O!n|O", names, &PyBytes_Type, &turned, &seats, &row))
        return -1;
    Py_ssize_t all = PyBytes_GET_SIZE(turned) / (Py_ssize_t)sizeof(int32_t);
    if (seats < 1 || all < 1 || all % seats) {
        PyErr_SetString(PyExc_ValueError, "the pages are not equally long");
        return -1;
    }
    self->size = all / seats;
    self->seats = seats;
    self->shown = NOBODY;
    const int32_t *places = (const int32_t *)PyBytes_AS_STRING(turned);
    for (Py_ssize_t at = 0; at < all; at++)
        if (places[at] < 0 || places[at] >= self->size) {
            PyErr_SetString(PyExc_ValueError, "a number stands beyond its page");
            return -1;
        }
    if (row != Py_None) {
        if (PyObject_GetBuffer(row, &self->row, PyBUF_WRITABLE) < 0)
            return -1;
        if (self->row.len != self->size * (Py_ssize_t)sizeof(float)) {
            PyErr_SetString(PyExc_ValueError, "the row is not as long as a page");
            return -1;
        }
    }
    self->numbers = PyMem_Calloc(all, sizeof(float));
    if (self->numbers == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    Py_INCREF(turned);
    self->turned = turned;
    return 0;
}

static void pages_free(Pages *self)
{
    if (self->row.obj != NULL)
        PyBuffer_Release(&self->row);
    PyMem_Free(self->numbers);
    Py_XDECREF(self->turned);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* A page or a number by its index: NULL-safe, since an object may be made without its __init__. */
static Py_ssize_t index_below(PyObject *given, Py_ssize_t end, const char *what)
{
    Py_ssize_t index = PyLong_AsSsize_t(given);
    if (index == -1 && PyErr_Occurred())
        return -1;
    if (index < 0 || index >= end) {
        PyErr_Format(PyExc_IndexError, "there are %zd %s, so there is no number %zd", end, what, index);
        return -1;
    }
    return index;
}

static int takes(Py_ssize_t given, Py_ssize_t wanted)
{
    if (given == wanted)
        return 1;
    PyErr_Format(PyExc_TypeError, "%zd arguments are taken, not %zd", wanted, given);
    return 0;
}

static PyObject *pages_put(Pages *self, PyObject *const *args, Py_ssize_t count)
{
    if (!takes(count, 2))
        return NULL;
    Py_ssize_t at = index_below(args[0], self->size, "numbers");
    if (at < 0)
        return NULL;
    double number = PyFloat_AsDouble(args[1]);
    if (number == -1.0 && PyErr_Occurred())
        return NULL;
    const int32_t *turned = (const int32_t *)PyBytes_AS_STRING(self->turned);
    float *page = self->numbers;
    for (Py_ssize_t seat = 0; seat < self->seats; seat++, page += self->size, turned += self->size)
        page[turned[at]] = (float)number;
    if (self->changes < MOST_CHANGED)
        self->changed[self->changes++] = (int32_t)at;
    else
        self->shown = NOBODY;
    Py_RETURN_NONE;
}

static PyObject *pages_put_for(Pages *self, PyObject *const *args, Py_ssize_t count)
{
    if (!takes(count, 3))
        return NULL;
    Py_ssize_t seat = index_below(args[0], self->seats, "pages");
    Py_ssize_t at = seat < 0 ? -1 : index_below(args[1], self->size, "numbers");
    if (at < 0)
        return NULL;
    double number = PyFloat_AsDouble(args[2]);
    if (number == -1.0 && PyErr_Occurred())
        return NULL;
    self->numbers[seat * self->size + at] = (float)number;
    self->shown = NOBODY;
    Py_RETURN_NONE;
}

static PyObject *pages_clear(Pages *self, PyObject *Py_UNUSED(nothing))
{
    if (self->numbers != NULL)
        memset(self->numbers, 0, sizeof(float) * self->size * self->seats);
    self->shown = NOBODY;
    Py_RETURN_NONE;
}

static PyObject *pages_page(Pages *self, PyObject *given)
{
    Py_ssize_t seat = index_below(given, self->seats, "pages");
    if (seat < 0)
        return NULL;
    return PyByteArray_FromStringAndSize((const char *)(self->numbers + seat * self->size),
                                         self->size * (Py_ssize_t)sizeof(float));
}

static PyObject *pages_show(Pages *self, PyObject *given)
{
    Py_ssize_t seat = index_below(given, self->row.obj == NULL ? 0 : self->seats, "pages to show");
    if (seat < 0)
        return NULL;
    const float *page = self->numbers + seat * self->size;
    float *row = self->row.buf;
    if (seat != self->shown)
        memcpy(row, page, sizeof(float) * self->size);
    else {
        const int32_t *turned = (const int32_t *)PyBytes_AS_STRING(self->turned) + seat * self->size;
        for (Py_ssize_t change = 0; change < self->changes; change++) {
            int32_t place = turned[self->changed[change]];
            row[place] = page[place];
        }
    }
    self->shown = seat;
    self->changes = 0;
    Py_RETURN_NONE;
}

static PyMethodDef pages_methods[] = {
    {"put", (PyCFunction)(void (*)(void))pages_put, METH_FASTCALL, NULL},
    {"put_for", (PyCFunction)(void (*)(void))pages_put_for, METH_FASTCALL, NULL},
    {"clear", (PyCFunction)pages_clear, METH_NOARGS, NULL},
    {"page", (PyCFunction)pages_page, METH_O, NULL},
    {"show", (PyCFunction)pages_show, METH_O, NULL},
    {NULL}};

static PyTypeObject PagesType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "heliopause.envs.pages.Pages",
    .tp_basicsize = sizeof(Pages),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)pages_init,
    .tp_dealloc = (destructor)pages_free,
    .tp_methods = pages_methods};

/* Masks */

typedef struct {
    PyObject_HEAD
    Py_buffer row;
    Py_ssize_t *marked;
    Py_ssize_t marks, room;
} Mask;

static int mask_init(Mask *self, PyObject *args, PyObject *named)
{
    static char *names[] = {"row", NULL};
    PyObject *row;
    if (self->row.obj != NULL) {
        PyErr_SetString(PyExc_TypeError, "a mask is made once");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, named, "O", names, &row))
        return -1;
    return PyObject_GetBuffer(row, &self->row, PyBUF_WRITABLE);
}

static void mask_free(Mask *self)
{
    if (self->row.obj != NULL)
        PyBuffer_Release(&self->row);
    PyMem_Free(self->marked);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyObject *mask_show(Mask *self, PyObject *numbers)
{
    if (!PyList_Check(numbers)) {
        PyErr_SetString(PyExc_TypeError, "a mask shows a list of numbers");
        return NULL;
    }
    char *row = self->row.buf;
    while (self->marks)
        row[self->marked[--self->marks]] = 0;
    Py_ssize_t count = PyList_GET_SIZE(numbers);
    if (count > self->room) {
        Py_ssize_t *larger = PyMem_Realloc(self->marked, sizeof(Py_ssize_t) * count);
        if (larger == NULL)
            return PyErr_NoMemory();
        self->marked = larger;
        self->room = count;
    }
    for (Py_ssize_t each = 0; each < count; each++) {
        Py_ssize_t number = index_below(PyList_GET_ITEM(numbers, each), self->row.len, "numbers");
        if (number < 0)
            return NULL;
        row[number] = 1;
        self->marked[self->marks++] = number;
    }
    Py_RETURN_NONE;
}

static PyMethodDef mask_methods[] = {{"show", (PyCFunction)mask_show, METH_O, NULL}, {NULL}};

static PyTypeObject MaskType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "heliopause.envs.pages.Mask",
    .tp_basicsize = sizeof(Mask),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)mask_init,
    .tp_dealloc = (destructor)mask_free,
    .tp_methods = mask_methods};

/* The module */

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, .m_name = "heliopause.envs.pages", .m_doc = "The compiled form of pages.py.", .m_size = -1};

PyMODINIT_FUNC PyInit_pages(void)
{
    PyObject *made = PyModule_Create(&module);
    if (made == NULL)
        return NULL;
    if (PyModule_AddType(made, &PagesType) < 0 || PyModule_AddType(made, &MaskType) < 0 ||
        PyModule_AddIntConstant(made, "BYTES", sizeof(float)) < 0)
        Py_CLEAR(made);
    return made;
}
